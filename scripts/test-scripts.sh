#!/bin/sh
# Tests of the scripts: on copies, with a PATH of plain tools, and stubs for the JDK and Maven.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$(mktemp -d "${TMPDIR:-/tmp}/adjutant-scripts.XXXXXX")
work=$(CDPATH='' cd -- "$work" && pwd -P)
server=''
cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 130' INT TERM
passed=0
failed=0
skipped=''

# ---- the checks ----

ok() {
    passed=$((passed + 1))
}

not_ok() {
    failed=$((failed + 1))
    echo "scripts: FAILED: $1" >&2
    sed 's/^/    out: /' "$work/out" >&2
    sed 's/^/    err: /' "$work/err" >&2
}

# check TITLE COMMAND…: the command must succeed.
check() {
    check_title=$1
    shift
    if "$@"; then ok; else not_ok "$check_title"; fi
}

# run COMMAND…: in the bare environment; sets rc, and leaves out and err in $work.
run() {
    rc=0
    env -i PATH="$work/path" HOME="$work/home" TMPDIR="$work/tmp" ADJUTANT_SYSTEM_ROOT="$work/system" \
        CALLS="$work/calls" ${settings:-} "$@" >"$work/out" 2>"$work/err" </dev/null || rc=$?
}

exits() { [ "$rc" -eq "$1" ]; }
says() { grep -q -- "$1" "$work/err"; }
prints() { grep -q -- "$1" "$work/out"; }
prints_nothing() { [ ! -s "$work/out" ]; }
silent() { [ ! -s "$work/err" ]; }
calls_of() { grep -c -- "$1" "$work/calls" || true; }
called() { [ "$(calls_of "$1")" -eq "$2" ]; }
is_empty() { [ -z "$(find "$1" -type f -print 2>/dev/null | head -n 1)" ]; }

# ---- the stage ----

# A folder that looks like a JDK. Its java writes down how it was called.
make_jdk() {
    mkdir -p "$1/bin"
    printf 'IMPLEMENTOR="stub"\nJAVA_VERSION="%s"\n' "$2" >"$1/release"
    printf '#!/bin/sh\n' >"$1/bin/javac"
    cat >"$1/bin/java" <<'END'
#!/bin/sh
for argument in "$@"; do
    case $argument in
        -XX:AOTCacheOutput=*) : >"${argument#*=}"; echo train >>"$CALLS"; exit 0 ;;
    esac
done
echo java >>"$CALLS"
echo "ran with: $*"
exit "${STUB_EXIT:-0}"
END
    chmod +x "$1/bin/java" "$1/bin/javac"
}

make_path() {
    mkdir -p "$work/path" "$work/home" "$work/tmp" "$work/system"
    for tool in sh cat sed grep find head tail mkdir rmdir rm mv cp ls date uname dirname basename \
        readlink sleep tar gzip cut tr env chmod mktemp awk cmp diff tee sha256sum shasum openssl curl wget; do
        tool_path=$(command -v "$tool" 2>/dev/null || true)
        case $tool_path in
            /*) ln -s "$tool_path" "$work/path/$tool" ;;
        esac
    done
    cat >"$work/mvn" <<'END'
#!/bin/sh
if [ "$1" = -v ]; then
    echo "Apache Maven ${STUB_MAVEN:-3.9.0} (stub)"
    exit 0
fi
mkdir "$CALLS.busy" || echo overlap >>"$CALLS"
echo "mvn $*" >>"$CALLS"
echo "chatter of the build"
[ -z "${STUB_SLOW:-}" ] || sleep "$STUB_SLOW"
rmdir "$CALLS.busy"
[ -z "${STUB_BROKEN:-}" ] || exit 1
if [ -n "${STUB_REPORTS:-}" ]; then
    for module in app kernel; do
        mkdir -p "$module/target/surefire-reports"
        cp "$STUB_REPORTS/$module.xml" "$module/target/surefire-reports/TEST-x.xml"
    done
fi
mkdir -p app/target/lib
: >app/target/app-0.1.0.jar
: >app/target/lib/kernel-0.1.0.jar
: >app/target/lib/other.jar
END
    chmod +x "$work/mvn"
    cp "$work/mvn" "$work/path/mvn"
    make_browser "$work/path/chromium"
}

make_browser() {
    printf '#!/bin/sh\n' >"$1"
    chmod +x "$1"
}

# A copy of the scripts, in a folder with a blank, around a small tree of sources.
make_project() {
    project="$work/a project"
    rm -rf "$project"
    mkdir -p "$project/scripts" "$project/app/src/main/java" "$project/kernel/src/main/java" "$project/.mvn/wrapper"
    cp "$here/adjutant" "$here/verify" "$here/mvnw" "$here/jdk.properties" "$project/"
    cp "$here/scripts/jdk.sh" "$here/scripts/build.sh" "$here/scripts/summary.sh" \
        "$here/scripts/browser.sh" "$project/scripts/"
    for file in pom.xml app/pom.xml kernel/pom.xml app/src/main/java/A.java kernel/src/main/java/K.java; do
        : >"$project/$file"
        touch -t 202001010000 "$project/$file"
    done
    find "$project" -type d -exec touch -t 202001010000 {} +
    : >"$work/calls"
}

# An archive of a stub JDK, and its sum.
make_archive() {
    make_jdk "$work/archive/jdk-25" 25.0.1
    (cd "$work/archive" && tar -czf "$work/jdk.tar.gz" jdk-25)
    sum=$(sha256_of "$work/jdk.tar.gz")
}

# fill_in URL SUM, for whatever machine this is.
fill_in() {
    name_platform
    printf '%s.url=%s\n%s.sha256=%s\n' "$jdk_platform" "$1" "$jdk_platform" "$2" >"$project/jdk.properties"
}

fresh_home() {
    rm -rf "$work/home"
    mkdir -p "$work/home"
}

# ---- which JDK ----

without_any_jdk() {
    make_project
    for script in adjutant verify; do
        run "$project/$script"
        check "$script without a JDK ends with 1" exits 1
        check "$script without a JDK says what it needs" says 'needs a JDK 25 or newer. Found: none'
        check "$script without a JDK says what to install" says 'set JAVA_HOME'
        check "$script without a JDK prints no result" prints_nothing
    done
    check "without a JDK Maven is not started" called mvn 0
}

with_an_old_jdk_only() {
    make_project
    make_jdk "$work/system/usr/lib/jvm/old 17" 17.0.9
    run "$project/adjutant"
    check "an old JDK alone ends with 1" exits 1
    check "an old JDK is named" says 'Java 17 in .*usr/lib/jvm/old 17'
    settings="ADJUTANT_JAVA_HOME=$work/none"
    run "$project/adjutant"
    settings=''
    check "a wrong ADJUTANT_JAVA_HOME is an error" exits 1
    check "a wrong ADJUTANT_JAVA_HOME is named" says 'ADJUTANT_JAVA_HOME must be'
}

where_a_jdk_is_found() {
    make_project
    make_jdk "$work/system/usr/lib/jvm/new 25" 25.0.3
    run "$project/adjutant" odds
    check "a JDK in a usual folder is taken beside an old one" exits 0
    rm -rf "$work/system/usr/lib/jvm/new 25"
    make_jdk "$work/home/.jdks/26" 26
    run "$project/adjutant" odds
    check "a newer JDK in the home folder is taken" exits 0
    rm -rf "$work/home/.jdks"
    make_jdk "$work/jdk25" 25.0.3
    settings="JAVA_HOME=$work/jdk25"
    run "$project/adjutant" odds
    check "JAVA_HOME is taken" exits 0
    settings="ADJUTANT_JAVA_HOME=$work/jdk25 JAVA_HOME=$work/system/usr/lib/jvm/old"
    run "$project/adjutant" odds
    check "ADJUTANT_JAVA_HOME comes before JAVA_HOME" exits 0
    settings=''
    ln -s "$work/jdk25/bin/javac" "$work/path/javac"
    run "$project/adjutant" odds
    check "the javac on PATH is taken, through its link" exits 0
    rm "$work/path/javac"
}

# ---- fetching one ----

fetching() {
    make_project
    fresh_home
    cache=$work/home/.cache
    fill_in "file://$work/jdk.tar.gz" "$(echo "$sum" | tr 0-9 1-90)"
    run "$project/adjutant" odds
    check "a wrong sum ends with 1" exits 1
    check "a wrong sum is refused" says 'refused: its SHA-256'
    check "after a wrong sum nothing is unpacked or kept" is_empty "$cache"
    fill_in "file://$work/jdk.tar.gz" ''
    run "$project/adjutant" odds
    check "without a sum nothing is fetched" exits 1
    check "without a sum nothing is kept" is_empty "$cache"
    fill_in "file://$work/missing.tar.gz" "$sum"
    run "$project/adjutant" odds
    check "an archive that is not there ends with 1" exits 1
    check "an archive that is not there is explained" says 'failed'
    fill_in "file://$work/jdk.tar.gz" "$sum"
    settings=CI=true
    run "$project/adjutant" odds
    settings=''
    check "with the right sum the JDK is fetched, in CI without a question" exits 0
    check "no question was put" eval '! says "y/N"'
    check "the fetched JDK ran" prints 'ran with: .*app-0.1.0.jar.* odds'
    rm -f "$work/gone"
    fill_in "file://$work/gone" "$sum"
    run "$project/adjutant" odds
    check "a JDK fetched before is taken from the cache" exits 0
}

fetching_over_http() {
    if ! command -v python3 >/dev/null 2>&1 || { [ ! -e "$work/path/curl" ] && [ ! -e "$work/path/wget" ]; }; then
        skipped="$skipped, no fetch over HTTP (python3 and curl or wget wanted)"
        return 0
    fi
    make_project
    fresh_home
    (cd "$work" && exec python3 -c '
import functools, http.server
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
with open("port.part", "w") as out:
    out.write(str(server.server_port) + "\n")
import os
os.rename("port.part", "port")
server.serve_forever()' >/dev/null 2>&1) &
    server=$!
    tries=0
    while [ ! -f "$work/port" ] && [ "$tries" -lt 50 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    fill_in "http://127.0.0.1:$(cat "$work/port")/jdk.tar.gz" "$sum"
    run "$project/adjutant" odds
    check "a JDK is fetched over HTTP" exits 0
    fresh_home
    fill_in "http://127.0.0.1:$(cat "$work/port")/nothing" "$sum"
    run "$project/adjutant" odds
    check "a page that is not there is no JDK" exits 1
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    server=''
}

asking_at_a_terminal() {
    if ! script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
        skipped="$skipped, no question at a terminal (script wanted)"
        return 0
    fi
    make_project
    fresh_home
    fill_in "file://$work/jdk.tar.gz" "$sum"
    for answer in n y; do
        printf '%s\n' "$answer" | env -i PATH="$work/path:/usr/bin" HOME="$work/home" \
            ADJUTANT_SYSTEM_ROOT="$work/system" PROJECT="$project" TOOLS="$work/path" CALLS="$work/calls" SHELL=/bin/sh \
            script -qec 'PATH=$TOOLS "$PROJECT/adjutant" odds; echo "rc=$?"' /dev/null >"$work/out" 2>"$work/err"
        if [ "$answer" = n ]; then
            check "a person is asked at a terminal" prints 'y/N'
            check "a no is heeded" prints 'rc=1'
            check "after a no nothing is kept" is_empty "$work/home/.cache"
        else
            check "a yes is heeded" prints 'rc=0'
        fi
    done
}

# ---- building and running ----

building_only_when_needed() {
    make_project
    settings="JAVA_HOME=$work/jdk25"
    run "$project/adjutant" odds 'a "b"  c'
    check "the first call builds" called 'mvn .*package' 1
    check "the first call trains" called train 1
    check "what Maven says is no result" eval '! prints chatter'
    check "arguments arrive as given" prints 'adjutant.app.Main odds a "b"  c$'
    check "a short command starts quickly" prints 'TieredStopAtLevel=1'
    : >"$work/calls"
    run "$project/adjutant" serve
    check "nothing out of date starts no Maven" called mvn 0
    check "nothing out of date trains nothing" called train 0
    check "nothing out of date is silent" silent
    check "a server gets the whole compiler" eval '! prints TieredStopAtLevel'
    check "the trained classes are used" prints 'XX:AOTCache='
    touch "$project/app/src/main/java/A.java"
    run "$project/adjutant" odds
    check "a changed source builds again" called 'mvn .*package' 1
    rm "$project/kernel/src/main/java/K.java"
    run "$project/adjutant" odds
    check "a removed source builds again" called 'mvn .*package' 2
    touch "$project/kernel/pom.xml"
    run "$project/adjutant" odds
    check "a changed POM builds again" called 'mvn .*package' 3
    check "at most two builds are kept" [ "$(find "$project/app/target/run" -mindepth 1 -maxdepth 1 -type d | wc -l)" -le 2 ]
    mkdir -p "$project/benchmarks/src/main" && : >"$project/benchmarks/pom.xml"
    run "$project/adjutant" odds
    check "benchmarks are not part of the program" called 'mvn .*package' 3
    settings="JAVA_HOME=$work/jdk25 STUB_EXIT=2"
    run "$project/adjutant" odds
    check "exit codes pass through" exits 2
    settings="JAVA_HOME=$work/jdk25 STUB_BROKEN=yes"
    touch "$project/pom.xml"
    run "$project/adjutant" odds
    check "a broken build ends with 1" exits 1
    check "a broken build says so" says 'could not be built'
    check "a broken build prints no result" prints_nothing
    settings="JAVA_HOME=$work/jdk25"
    run "$project/adjutant" odds
    check "after a broken build the next call builds" exits 0
    settings=''
}

from_other_places() {
    make_project
    settings="JAVA_HOME=$work/jdk25"
    mkdir -p "$work/bin"
    ln -s "$project/adjutant" "$work/bin/first"
    ln -s first "$work/bin/second"
    run sh -c 'cd "$1" && ./second odds' sh "$work/bin"
    check "a link to a link finds the project" exits 0
    run sh -c 'cd / && "$1" odds' sh "$project/adjutant"
    check "another folder does as well" prints 'ran with: .*odds'
    run sh -c 'cd "$1" && sh adjutant odds' sh "$project"
    check "so does sh and a bare name" exits 0
    run sh -c 'cd "$1" && CDPATH=/:/tmp ../"a project"/adjutant odds' sh "$project"
    check "CDPATH does no harm" exits 0
    check "all of them needed one build" called 'mvn .*package' 1
    mv "$project" "$work/moved project"
    project="$work/moved project"
    run "$project/adjutant" odds
    check "a moved project still runs" prints 'moved project/app/target'
    check "a moved project runs nothing from its old place" eval '! prints "/a project/"'
    rm -rf "$work/moved project"
    settings=''
}

two_at_once() {
    make_project
    for n in 1 2; do
        env -i PATH="$work/path" HOME="$work/home" ADJUTANT_SYSTEM_ROOT="$work/system" CALLS="$work/calls" \
            JAVA_HOME="$work/jdk25" STUB_SLOW=1 "$project/adjutant" odds >"$work/out$n" 2>"$work/err" </dev/null &
        eval "pid$n=$!"
    done
    rc=0
    wait "$pid1" || rc=1
    wait "$pid2" || rc=1
    cat "$work/out1" "$work/out2" >"$work/out"
    check "two at once both run" exits 0
    check "two at once build once" called 'mvn .*package' 1
    check "two at once never overlap" called overlap 0
    check "two at once leave no lock" [ ! -e "$project/target/build.lock" ]
    mkdir -p "$project/target/build.lock"
    sh -c 'echo $$' >"$project/target/build.lock/pid"
    touch "$project/pom.xml"
    settings="JAVA_HOME=$work/jdk25"
    run "$project/adjutant" odds
    check "the lock of a dead script is taken over" exits 0
    settings=''
}

# ---- Maven, and the sum of the tests ----

choosing_maven() {
    make_project
    mkdir -p "$work/dist/apache-maven-9.9/bin" "$work/mirror/org/apache/maven/x"
    cp "$work/mvn" "$work/dist/apache-maven-9.9/bin/mvn"
    (cd "$work/dist" && tar -czf "$work/mirror/org/apache/maven/x/apache-maven-9.9-bin.tar.gz" apache-maven-9.9)
    maven_sum=$(sha256_of "$work/mirror/org/apache/maven/x/apache-maven-9.9-bin.tar.gz")
    printf 'distributionUrl=https://127.0.0.1/org/apache/maven/x/apache-maven-9.9-bin.tar.gz\ndistributionSha256Sum=%s\n' \
        "$maven_sum" >"$project/.mvn/wrapper/maven-wrapper.properties"
    settings="JAVA_HOME=$work/jdk25 STUB_MAVEN=3.6.3 MVNW_REPOURL=file://$work/mirror"
    run "$project/adjutant" odds
    check "where Maven is too old the wrapper builds" exits 0
    check "the wrapper fetched Maven" [ -x "$work/home/.m2/wrapper/dists/apache-maven-9.9-$maven_sum/bin/mvn" ]
    rm -rf "$work/home/.m2"
    printf 'distributionUrl=https://127.0.0.1/org/apache/maven/x/apache-maven-9.9-bin.tar.gz\ndistributionSha256Sum=%s\n' \
        "$sum" >"$project/.mvn/wrapper/maven-wrapper.properties"
    run "$project/mvnw" -v
    check "a Maven with the wrong sum is refused" says 'refused'
    check "of a refused Maven nothing is kept" is_empty "$work/home/.m2"
    settings=''
}

# report MODULE TESTS FAILURES ERRORS SKIPPED: what the stub of Maven is to have found.
report() {
    mkdir -p "$work/reports" "$project/$1/src/test/java"
    : >"$project/$1/src/test/java/SomeTest.java"
    printf '<?xml version="1.0"?>\n<testsuite name="x" time="0.1" tests="%s" errors="%s" skipped="%s" failures="%s">\n</testsuite>\n' \
        "$2" "$4" "$5" "$3" >"$work/reports/$1.xml"
}

last_line_is() { [ "$(tail -n 1 "$work/out")" = "$1" ]; }

summing_up() {
    make_project
    printf '#!/bin/sh\nexit "${STUB_SCRIPTS:-0}"\n' >"$project/scripts/test-scripts.sh"
    printf '#!/bin/sh\necho "client: looked at" | tee -a "$CALLS"\nexit "${STUB_CLIENT:-0}"\n' >"$project/scripts/client.sh"
    chmod +x "$project/scripts/test-scripts.sh" "$project/scripts/client.sh"
    settings="JAVA_HOME=$work/jdk25 STUB_REPORTS=$work/reports"
    mkdir -p "$project/gone/target/surefire-reports"
    report app 3 0 0 0
    cp "$work/reports/app.xml" "$project/gone/target/surefire-reports/TEST-old.xml"
    report kernel 10 0 0 0
    run "$project/verify" -Dbless=true
    check "verify is green where all tests passed" exits 0
    check "verify sums up all modules, and no old report" last_line_is 'Adjutant: 13 passed, 0 failed'
    check "verify hands its arguments to Maven" called 'mvn .*-Dbless=true.*verify' 1
    report kernel 10 1 2 0
    run "$project/verify"
    check "a failure that Maven let pass is red" exits 1
    check "failures and errors are summed" last_line_is 'Adjutant: 10 passed, 3 failed: tests failed'
    report kernel 10 0 0 1
    run "$project/verify"
    check "a skipped test is red" exits 1
    check "a skipped test is told" last_line_is 'Adjutant: 12 passed, 0 failed, 1 skipped: skipped tests are red'
    report kernel 0 0 0 0
    run "$project/verify"
    check "a module that ran no test is red" exits 1
    check "a module that ran no test is named" last_line_is 'Adjutant: 3 passed, 0 failed: kernel ran no test'
    run "$project/verify" -pl app
    check "where one module is asked for, the others may rest" exits 0
    check "of a part the client is none" called client: 4
    check "a part is called a part" last_line_is 'Adjutant: 3 passed, 0 failed (a part only)'
    report kernel 10 0 0 0
    settings="$settings STUB_SCRIPTS=1"
    run "$project/verify"
    check "red scripts are red" exits 1
    settings="JAVA_HOME=$work/jdk25 STUB_REPORTS=$work/reports STUB_CLIENT=1"
    run "$project/verify"
    check "a red client is red" last_line_is 'Adjutant: 13 passed, 0 failed: the web client is not sound'
    check "what the client says is shown" prints 'client: looked at'
    settings="JAVA_HOME=$work/jdk25 STUB_BROKEN=yes"
    run "$project/verify"
    check "a broken build is red" last_line_is 'Adjutant: 0 passed, 0 failed: the build failed'
    check "verify leaves no lock" [ ! -e "$project/target/build.lock" ]
    settings=''
}

# ---- the web client ----

# A Node of a version, and an npm that builds what it is told to.
make_node() {
    printf '#!/bin/sh\necho %s\n' "$1" >"$work/path/node"
    cat >"$work/path/npm" <<'END'
#!/bin/sh
echo "npm $*" >>"$CALLS"
[ "$*" != "run ${STUB_RED:-}" ] || { echo "chatter of the red step"; exit 1; }
[ "$1" != ci ] || mkdir -p node_modules
[ "$1" != test ] || echo '      Tests  7 passed (7)'
if [ "$1 $2" = 'run build' ]; then
    mkdir -p "$5"
    echo built >"$5/index.html"
fi
END
    chmod +x "$work/path/node" "$work/path/npm"
}

the_client() {
    make_project
    mkdir -p "$project/web-client/prebuilt"
    cp "$here/scripts/client.sh" "$project/scripts/"
    echo built >"$project/web-client/prebuilt/index.html"
    echo lock >"$project/web-client/package-lock.json"
    run "$project/scripts/client.sh"
    check "without Node the client is taken as it is" exits 0
    check "without Node that is said" prints 'no Node 20.19 or newer here'
    make_node 20.18.1
    run "$project/scripts/client.sh"
    check "with an old Node the client is taken as it is" called npm 0
    make_node 20.19.2
    run "$project/scripts/client.sh"
    check "with Node the client is built" prints 'client: 7 passed; web-client/prebuilt is what'
    run "$project/scripts/client.sh"
    check "packages are fetched once" called 'npm ci' 1
    settings="STUB_RED=lint"
    run "$project/scripts/client.sh"
    check "a red step of the client is red" exits 1
    check "a red step of the client is shown" prints 'chatter of the red step'
    settings=''
    echo other >"$project/web-client/prebuilt/index.html"
    run "$project/scripts/client.sh"
    check "another build than the one kept is red" exits 1
    check "another build than the one kept says how to renew it" prints 'npm run build'
    rm "$work/path/node" "$work/path/npm"
}

# ---- the browser ----

# A machine without a browser, on which apt-get leaves one, or fails.
without_browser() {
    make_project
    rm -f "$work/path/chromium"
    mkdir -p "$work/system/etc"
    echo 13 >"$work/system/etc/debian_version"
    printf '#!/bin/sh\necho "${STUB_USER:-0}"\n' >"$work/path/id"
    cat >"$work/path/apt-get" <<'END'
#!/bin/sh
echo "apt-get $*" >>"$CALLS"
echo "chatter of apt-get"
[ -z "${STUB_NO_PACKAGE:-}" ] || exit 100
[ "$1" = update ] || { printf '#!/bin/sh\n' >"${0%/*}/chromium"; chmod +x "${0%/*}/chromium"; }
END
    chmod +x "$work/path/id" "$work/path/apt-get"
}

finding_a_browser() {
    printf '#!/bin/sh\nexit 0\n' >"$work/green"
    without_browser
    cp "$work/green" "$project/scripts/test-scripts.sh"
    chmod +x "$project/scripts/test-scripts.sh"
    settings="JAVA_HOME=$work/jdk25"
    run "$project/verify"
    check "without a browser one is installed on Debian as root" called 'apt-get install .*chromium fonts-dejavu-core' 1
    check "with the installed browser the check runs" called 'mvn .*verify' 1
    check "what apt-get says is no result" eval '! prints apt-get'
    run "$project/verify"
    check "a browser that is there is not installed again" called 'apt-get' 2
    without_browser
    settings="JAVA_HOME=$work/jdk25 STUB_USER=1000"
    run "$project/verify"
    check "without a browser a user is told what to install" says 'install chromium and fonts-dejavu-core'
    check "without a browser the check fails" exits 1
    check "without a browser Maven is not started" called mvn 0
    run "$project/verify" -pl kernel
    check "a part without the browser tests needs no browser" called mvn 1
    settings="JAVA_HOME=$work/jdk25 STUB_NO_PACKAGE=yes"
    run "$project/verify"
    check "a package that cannot be had fails the check" exits 1
    check "what apt-get says then is shown" says 'chatter of apt-get'
    make_browser "$work/other browser"
    run env ADJUTANT_CHROMIUM="$work/other browser" "$project/verify"
    check "ADJUTANT_CHROMIUM is taken" called mvn 2
    run env ADJUTANT_CHROMIUM="$work/none" "$project/verify"
    check "a wrong ADJUTANT_CHROMIUM is named" says "found: $work/none"
    settings=''
    rm -f "$work/path/apt-get" "$work/path/id"
    make_browser "$work/path/chromium"
}

: >"$work/out"
: >"$work/err"
. "$here/scripts/jdk.sh"
make_path
make_archive
without_any_jdk
with_an_old_jdk_only
where_a_jdk_is_found
fetching
fetching_over_http
asking_at_a_terminal
building_only_when_needed
from_other_places
two_at_once
choosing_maven
summing_up
the_client
finding_a_browser

echo "scripts: $passed checks passed, $failed failed$skipped"
[ "$failed" -eq 0 ]
