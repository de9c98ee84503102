# Runs one class of browser-tests that is no test of the check. Sourced by screenshots.sh and
# measure-browser.sh, which have set $root.
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
. "$root/scripts/browser.sh"

# run_in_browser CLASS
run_in_browser() {
    choose_jdk
    choose_maven
    choose_browser
    cd "$root"
    lock_build
    "$mvn" -B -ntp -Dspotless.check.skip=true -Dmaven.javadoc.skip=true -pl browser-tests -am \
        "-Dtest=adjutant.browser.$1" -Dsurefire.failIfNoSpecifiedTests=false -Dtests.required=false package
    unlock_build
}
