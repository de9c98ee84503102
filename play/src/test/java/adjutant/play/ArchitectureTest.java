package adjutant.play;

import adjutant.architecture.PurityContract;

/** Players and experiments stand on the kernel and know no game; only the runner has threads. */
class ArchitectureTest implements PurityContract {
    @Override
    public int fewestClasses() {
        return 8;
    }

    @Override
    public String[] ownPackages() {
        return new String[] {
            "adjutant.play..", "adjutant.battlefield..", "adjutant.chance..", "adjutant.game.."
        };
    }
}
