#!/bin/sh
# Measures the server that ./adjutant serve starts: from the start to the first page, rulings while
# 50 matches go on, memory. Takes some minutes; the figures stand in docs/performance.md.
set -eu

case $0 in
    */*) root=$(CDPATH='' cd -- "${0%/*}/.." && pwd -P) ;;
    *) root=$(CDPATH='' cd -- .. && pwd -P) ;;
esac
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"

choose_jdk
choose_maven
"$root/adjutant" --version
libraries=$root/app/target/test-libraries
lock_build
(cd "$root" && "$mvn" -B -ntp -q -Dstyle.color=never -Dwarnings=-Xlint:all -pl app -am -DskipTests \
    test-compile dependency:build-classpath -Dmdep.includeScope=test \
    -Dmdep.outputFile="$libraries") </dev/null
unlock_build
exec java "$@" -cp "$root/app/target/test-classes:$root/app/target/classes:$(cat "$libraries")" \
    adjutant.app.server.Measure "$root"
