package adjutant.conquest;

import adjutant.architecture.PurityContract;

/** The rule system stands on the kernel and knows no other system. */
class ArchitectureTest implements PurityContract {
    @Override
    public int fewestClasses() {
        return 0;
    }

    @Override
    public String[] ownPackages() {
        return new String[] {
            "adjutant.conquest..", "adjutant.battlefield..", "adjutant.chance..", "adjutant.game.."
        };
    }
}
