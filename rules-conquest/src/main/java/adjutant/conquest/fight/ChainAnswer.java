package adjutant.conquest.fight;

import adjutant.chance.exact.Exact;
import adjutant.chance.exact.Joint;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** The answer to a chain, as a tree. */
final class ChainAnswer {
    private final Contender a;
    private final Contender b;
    private final Margin ofA;
    private final Margin ofB;
    private final Map<Long, Double> cells = new TreeMap<>();

    private ChainAnswer(Workload.Chain chain) {
        a = chain.a().contender();
        b = chain.b().contender();
        ofA = new Margin(a);
        ofB = new Margin(b);
        Joint joint = Exact.joint(chain.chance(), a.track().id(), b.track().id());
        for (int stateA : joint.firstStates().toArray()) {
            for (int stateB : joint.secondStates().toArray()) {
                add(stateA, stateB, joint.at(stateA, stateB));
            }
        }
    }

    static Facts.Tree of(Workload.Chain chain) {
        ChainAnswer answer = new ChainAnswer(chain);
        Facts.Builder tree = Facts.tree();
        chain.id().ifPresent(id -> tree.put("id", id));
        return tree.put("joint", Facts.items(answer.joint()))
                .put("checksums", Facts.tree().put("joint", answer.checksum()).build())
                .put("summary", answer.summary())
                .build();
    }

    private void add(int stateA, int stateB, double p) {
        if (p > 0) {
            ofA.add(stateA, p);
            ofB.add(stateB, p);
            long index = (long) Margin.cell(a, stateA) * Margin.cells(b) + Margin.cell(b, stateB);
            cells.merge(index, p, Double::sum);
        }
    }

    private double checksum() {
        double sum = 0;
        for (var cell : cells.entrySet()) {
            sum += Margin.checksum(cell.getKey(), cell.getValue());
        }
        return sum;
    }

    private List<Facts> joint() {
        List<Facts> rows = new ArrayList<>();
        cells.forEach(
                (index, p) -> rows.add(row(index / Margin.cells(b), index % Margin.cells(b), p)));
        return rows;
    }

    private static Facts row(long cellA, long cellB, double p) {
        List<Facts> row = new ArrayList<>();
        LongStream.of(cellA, cellB)
                .forEach(cell -> {
                    row.add(Facts.of(cell / Margin.CODES));
                    row.add(Facts.of(cell % Margin.CODES));
                });
        row.add(Facts.of(p));
        return Facts.items(row);
    }

    private Facts.Tree summary() {
        Facts.Builder tree = Facts.tree();
        summary(tree, "A", ofA);
        summary(tree, "B", ofB);
        return tree.build();
    }

    private static void summary(Facts.Builder tree, String name, Margin margin) {
        ClashAnswer.moments(tree, "Damage" + name, margin.damage());
        tree.put("standsLost" + name, Facts.of(margin.standsLost()));
        tree.put("status" + name, Facts.of(margin.status()));
    }
}
