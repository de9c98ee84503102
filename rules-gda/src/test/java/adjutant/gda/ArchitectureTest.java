package adjutant.gda;

import adjutant.architecture.PurityContract;

/** The rule system stands on the kernel and knows no other system. */
class ArchitectureTest implements PurityContract {
    @Override
    public int fewestClasses() {
        return 250;
    }

    @Override
    public String[] ownPackages() {
        return new String[] {
            "adjutant.gda..", "adjutant.battlefield..", "adjutant.chance..", "adjutant.game.."
        };
    }
}
