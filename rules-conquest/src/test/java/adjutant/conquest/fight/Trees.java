package adjutant.conquest.fight;

import adjutant.chance.workload.Json;
import adjutant.game.Facts;
import adjutant.game.Facts.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Workloads as trees, and trees with a change in them. */
final class Trees {
    private Trees() {}

    /** One of the four workloads. */
    static Tree workload(String id) {
        Tree file = (Tree) facts(Json.resource("workloads.json"));
        return tree(tree(file, "workloads"), id).and(Facts.tree().put("id", id).build());
    }

    private static Tree tree(Tree tree, String key) {
        return (Tree) tree.get(key).orElseThrow();
    }

    private static Facts facts(Object json) {
        return switch (json) {
            case Map<?, ?> map -> {
                Facts.Builder tree = Facts.tree();
                map.forEach((key, value) -> tree.put((String) key, facts(value)));
                yield tree.build();
            }
            case List<?> list -> Facts.items(list.stream().map(Trees::facts).toList());
            case Double number when number == Math.rint(number) -> Facts.of(number.longValue());
            case Double number -> Facts.of(number);
            case Boolean flag -> Facts.of(flag);
            default -> Facts.of((String) json);
        };
    }

    /**
     * A tree with something else at a path such as {@code steps[2].hit.t}; without the key where
     * there is no value.
     */
    static Tree with(Tree tree, String path, Optional<Facts> value) {
        return (Tree) changed(tree, List.of(path.split("[.\\[]")), value).orElseThrow();
    }

    private static Optional<Facts> changed(Facts in, List<String> path, Optional<Facts> value) {
        if (path.isEmpty()) {
            return value;
        }
        List<String> rest = path.subList(1, path.size());
        if (in instanceof Facts.Items(List<Facts> items)) {
            List<Facts> changed = new ArrayList<>(items);
            int index = Integer.parseInt(path.getFirst().replace("]", ""));
            changed.set(index, changed(items.get(index), rest, value).orElseThrow());
            return Optional.of(Facts.items(changed));
        }
        return Optional.of(changed((Tree) in, path.getFirst(), rest, value));
    }

    private static Tree changed(Tree in, String key, List<String> rest, Optional<Facts> value) {
        Facts.Builder tree = Facts.tree();
        for (Facts.Entry entry : in.entries()) {
            Optional<Facts> now =
                    entry.name().equals(key)
                            ? changed(entry.value(), rest, value)
                            : Optional.of(entry.value());
            now.ifPresent(kept -> tree.put(entry.name(), kept));
        }
        if (in.get(key).isEmpty()) {
            tree.put(key, value.orElseThrow());
        }
        return tree.build();
    }
}
