package adjutant.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The length of methods and files, and missing Javadoc, read off the compiler's own trees. */
final class SourceShape {
    /** A method with more lines has a comment that gives the reason. */
    static final int LONG_METHOD = 60;

    /** A file with more lines is listed, with the reason, in its module's test. */
    static final int LONG_FILE = 400;

    private static final Pattern COMMENT = Pattern.compile("//.*|/\\*(?s:.*?)\\*/");
    private static final Pattern REASON =
            Pattern.compile("\\breasons?\\b", Pattern.CASE_INSENSITIVE);

    private SourceShape() {}

    /** Every offence in the Java files of a folder, in the order of their paths. */
    static List<String> offences(Path folder, Map<String, String> longFiles) {
        List<String> offences = new ArrayList<>();
        for (Path file : files(folder)) {
            if (file.toString().endsWith(".java")) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                offences.addAll(offences(name, read(file), longFiles));
            }
        }
        return offences;
    }

    /** Every offence in one Java file. */
    static List<String> offences(String name, String text, Map<String, String> longFiles) {
        List<String> offences = new ArrayList<>();
        long lines = text.lines().count();
        if (lines > LONG_FILE && longFiles.getOrDefault(name, "").isBlank()) {
            offences.add(name + " has " + lines + " lines");
        }
        for (Method method : methods(name, text)) {
            if (method.lines() > LONG_METHOD && !hasReason(text, method)) {
                offences.add(
                        "%s:%d %s has %d lines and no reason beside it"
                                .formatted(
                                        name, method.firstLine(), method.name(), method.lines()));
            }
        }
        parse(
                name,
                text,
                (unit, trees) -> {
                    List<String> missing = new ArrayList<>();
                    new CommentScanner(unit, trees, missing).scan(unit, null);
                    missing.forEach(each -> offences.add(name + ":" + each + " has no Javadoc"));
                });
        return offences;
    }

    /** Every line of the files of a folder that holds a word; clause ids may be cited. */
    static List<String> linesWith(Pattern words, Path folder) {
        List<String> found = new ArrayList<>();
        for (Path file : files(folder)) {
            List<String> lines = read(file).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i).replaceAll("\\b[A-Z]{2,3}(-[A-Z]+)+-\\d+\\w?", "");
                if (words.matcher(line).find()) {
                    found.add(folder.relativize(file) + ":" + (i + 1) + " " + line.strip());
                }
            }
        }
        return found;
    }

    private static boolean hasReason(String text, Method method) {
        String inside = text.substring(method.start(), method.end());
        String above = text.substring(0, method.start()).stripTrailing();
        return COMMENT.matcher(inside).results().anyMatch(SourceShape::saysReason)
                || COMMENT.matcher(above)
                        .results()
                        .filter(comment -> isLastComment(comment, above))
                        .anyMatch(SourceShape::saysReason);
    }

    /** Whether nothing but further comments stands after a comment. */
    private static boolean isLastComment(MatchResult comment, String above) {
        return COMMENT.matcher(above.substring(comment.end())).replaceAll("").isBlank();
    }

    private static boolean saysReason(MatchResult comment) {
        return REASON.matcher(comment.group()).find();
    }

    private static List<Method> methods(String name, String text) {
        List<Method> methods = new ArrayList<>();
        parse(
                name,
                text,
                (unit, trees) ->
                        new MethodScanner(unit, trees.getSourcePositions(), methods)
                                .scan(unit, null));
        return methods;
    }

    private static void parse(
            String name, String text, BiConsumer<CompilationUnitTree, Trees> reader) {
        List<String> options = List.of("-proc:none");
        JavacTask task =
                (JavacTask)
                        ToolProvider.getSystemJavaCompiler()
                                .getTask(
                                        null,
                                        null,
                                        null,
                                        options,
                                        null,
                                        List.of(new Source(name, text)));
        try {
            task.parse().forEach(unit -> reader.accept(unit, Trees.instance(task)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    /** A method in its file; start and end count characters. */
    private record Method(String name, int start, int end, long firstLine, long lines) {}

    private static final class MethodScanner extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<Method> methods;

        MethodScanner(CompilationUnitTree unit, SourcePositions positions, List<Method> methods) {
            this.unit = unit;
            this.positions = positions;
            this.methods = methods;
        }

        @Override
        public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
            int start = (int) positions.getStartPosition(unit, method);
            int end = (int) positions.getEndPosition(unit, method);
            if (start >= 0 && end > start) {
                LineMap map = unit.getLineMap();
                long first = map.getLineNumber(start);
                long lines = map.getLineNumber(end - 1) - first + 1;
                methods.add(new Method(method.getName().toString(), start, end, first, lines));
            }
            return super.visitMethod(method, null);
        }
    }

    /** Collects the public types and methods that have no Javadoc. */
    private static final class CommentScanner
            extends TreePathScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final Trees trees;
        private final List<String> missing;

        CommentScanner(CompilationUnitTree unit, Trees trees, List<String> missing) {
            this.unit = unit;
            this.trees = trees;
            this.missing = missing;
        }

        @Override
        public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
            if (!isVisible(type.getModifiers())) {
                return null;
            }
            require(type, type.getSimpleName().toString());
            return super.visitClass(type, null);
        }

        @Override
        public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
            boolean overrides =
                    method.getModifiers().getAnnotations().stream()
                            .anyMatch(
                                    mark -> mark.getAnnotationType().toString().equals("Override"));
            if (isVisible(method.getModifiers()) && !overrides) {
                require(method, method.getName().toString());
            }
            return null;
        }

        @Override
        public @Nullable Void visitVariable(VariableTree field, @Nullable Void nothing) {
            return null;
        }

        private boolean isVisible(ModifiersTree modifiers) {
            boolean member =
                    getCurrentPath().getParentPath().getLeaf() instanceof ClassTree owner
                            && owner.getKind() == Tree.Kind.INTERFACE;
            return modifiers.getFlags().contains(Modifier.PUBLIC)
                    || (member && !modifiers.getFlags().contains(Modifier.PRIVATE));
        }

        private void require(Tree tree, String name) {
            String comment = trees.getDocComment(getCurrentPath());
            if (comment == null || comment.isBlank()) {
                long start = trees.getSourcePositions().getStartPosition(unit, tree);
                missing.add(unit.getLineMap().getLineNumber(start) + " " + name);
            }
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
