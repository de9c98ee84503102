package adjutant.browser;

import java.util.Objects;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives a test its evening at the club, and clears up after it. */
final class Doors implements ParameterResolver, AfterEachCallback {
    private static final Namespace HERE = Namespace.create(Doors.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Evening.class;
    }

    @Override
    public Evening resolveParameter(ParameterContext parameter, ExtensionContext test) {
        Club club =
                test.getRoot()
                        .getStore(HERE)
                        .computeIfAbsent(Club.class, _ -> new Club(), Club.class);
        String name = test.getRequiredTestClass().getSimpleName() + "." + shown(test);
        Evening evening = new Evening(club, name);
        test.getStore(HERE).put(Evening.class, evening);
        return evening;
    }

    private static String shown(ExtensionContext test) {
        return test.getDisplayName().replaceAll("[^A-Za-z0-9]+", "-").replace("-Evening-", "");
    }

    @Override
    public void afterEach(ExtensionContext test) {
        Evening evening = test.getStore(HERE).remove(Evening.class, Evening.class);
        if (evening != null) {
            evening.end(test.getExecutionException().isPresent());
            Objects.requireNonNull(evening).assertNothingWentWrong();
        }
    }
}
