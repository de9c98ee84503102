#!/bin/sh
# Whether ./new-rules makes a module that compiles and whose tests pass: on a copy of the sources,
# which is thrown away. Takes two minutes or more; arguments go to Maven, such as -o.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
choose_jdk
choose_maven

work=$(mktemp -d "${TMPDIR:-/tmp}/adjutant-new-rules.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
trap 'exit 143' HUP

(cd "$root" && tar -cf - --exclude target --exclude node_modules --exclude .git .) | (cd "$work" && tar -xf -)

cd "$work"
./new-rules made-up
"$mvn" -B -ntp -q "$@" -pl rules-made-up -am test \
    -Dtests.required=false -Dsurefire.failIfNoSpecifiedTests=false '-Dtest=adjutant.madeup.**'

reports=$(find rules-made-up/target/surefire-reports -name 'TEST-*.xml' | wc -l)
if [ "$reports" -lt 3 ]; then
    echo "new-rules: only $reports test classes ran in the module it made" >&2
    exit 1
fi
echo "new-rules: the module it makes compiles, and its tests pass"
