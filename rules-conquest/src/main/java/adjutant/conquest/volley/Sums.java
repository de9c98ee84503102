package adjutant.conquest.volley;

/**
 * The dice of a Volley added up.
 *
 * @param obscured of all Stands whose dice are halved, before that
 * @param halved what is left of them
 * @param clear of all other Stands of the front rank
 * @param support one for each supporting Stand
 * @param leader the Leader's
 * @rule CQ-VOLLEY-09
 */
public record Sums(int obscured, int halved, int clear, int support, int leader) {
    /** All dice. */
    public int total() {
        return halved + clear + support + leader;
    }
}
