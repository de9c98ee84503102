# Adds up the test reports of all modules. Sourced by verify, which has set $root.

# Prints one attribute of every test suite's report under the given folders, a line each.
report_numbers() {
    report_attribute=$1
    shift
    find "$@" -path '*/target/surefire-reports/TEST-*.xml' \
        -exec sed -n "/<testsuite /s/.* $report_attribute=\"\([0-9]*\)\".*/\1/p" {} + 2>/dev/null
}

report_sum() {
    report_numbers "$@" | awk '{ sum += $1 } END { print sum + 0 }'
}

# Sets passed_tests, failed_tests and skipped_tests.
sum_reports() {
    failed_tests=$(($(report_sum failures "$root") + $(report_sum errors "$root")))
    skipped_tests=$(report_sum skipped "$root")
    passed_tests=$(($(report_sum tests "$root") - failed_tests - skipped_tests))
}

# Prints a complaint where a module that has test classes ran none of them.
module_without_tests() {
    for module in "$root"/*/src/test/java; do
        [ -d "$module" ] || continue
        [ -n "$(find "$module" -name '*Test.java' -print | head -n 1)" ] || continue
        module=${module%/src/test/java}
        if [ "$(report_sum tests "$module")" -eq 0 ]; then
            printf '%s ran no test' "${module##*/}"
            return 0
        fi
    done
}
