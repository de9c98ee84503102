package adjutant.gda;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Questions about the elements of a small collection, answered by a plain loop: a ruling asks
 * hundreds of them, of a dozen elements each, where setting up a stream takes longer than the
 * answer.
 */
public final class Each {
    private Each() {}

    /** Whether something holds for any element. */
    public static <T> boolean any(Collection<T> all, Predicate<? super T> holds) {
        for (T each : all) {
            if (holds.test(each)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something holds for no element. */
    public static <T> boolean none(Collection<T> all, Predicate<? super T> holds) {
        return !any(all, holds);
    }

    /** Whether something holds for all elements. */
    public static <T> boolean all(Collection<T> all, Predicate<? super T> holds) {
        for (T each : all) {
            if (!holds.test(each)) {
                return false;
            }
        }
        return true;
    }

    /** The first element for which something holds. */
    public static <T> Optional<T> first(Collection<T> all, Predicate<? super T> holds) {
        for (T each : all) {
            if (holds.test(each)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** The elements for which something holds, in their order. */
    public static <T> List<T> where(Collection<T> all, Predicate<? super T> holds) {
        List<T> some = new ArrayList<>();
        for (T each : all) {
            if (holds.test(each)) {
                some.add(each);
            }
        }
        return List.copyOf(some);
    }

    /** How many elements something holds for. */
    public static <T> int count(Collection<T> all, Predicate<? super T> holds) {
        int count = 0;
        for (T each : all) {
            if (holds.test(each)) {
                count++;
            }
        }
        return count;
    }

    /** What each element leads to, in their order. */
    @SuppressWarnings("unchecked") // Nothing but what the function gives is put into the array.
    public static <T, R> List<R> map(Collection<T> all, Function<? super T, ? extends R> leads) {
        Object[] others = new Object[all.size()];
        int count = 0;
        for (T each : all) {
            others[count] = leads.apply(each);
            count++;
        }
        return (List<R>) List.of(others);
    }

    /** All of them with another in one place. */
    @SuppressWarnings("unchecked") // What is put into the array is of the type of the list.
    public static <T> List<T> with(List<T> all, int place, T other) {
        Object[] others = all.toArray();
        others[place] = other;
        return (List<T>) List.of(others);
    }

    /** The sum of a number of each element. */
    public static <T> int sum(Collection<T> all, ToIntFunction<? super T> number) {
        int sum = 0;
        for (T each : all) {
            sum += number.applyAsInt(each);
        }
        return sum;
    }
}
