#!/bin/sh
# Checks the web client, and that web-client/prebuilt is what its sources build. Without a Node that
# is new enough the prebuilt client is taken as it is. Nothing but node_modules is written.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)

# Whether the Node on PATH can build: 20.19, 22.12, or anything newer.
node_fits() {
    node_version=$(node -p process.versions.node 2>/dev/null) || return 1
    node_major=${node_version%%.*}
    node_minor=${node_version#*.}
    node_minor=${node_minor%%.*}
    case $node_major in
        20) [ "$node_minor" -ge 19 ] ;;
        22) [ "$node_minor" -ge 12 ] ;;
        *) [ "$node_major" -gt 22 ] 2>/dev/null ;;
    esac
}

# step NAME COMMAND…: quiet where it goes well, all of its output where not.
step() {
    step_name=$1
    shift
    NO_COLOR=1 "$@" >"$work/out" 2>&1 && return 0
    cat "$work/out"
    echo "client: $step_name failed"
    exit 1
}

# Fetches the packages, unless those of this lock file are here already.
fetch() {
    cmp -s package-lock.json node_modules/.fetched-by && return 0
    step 'npm ci' npm ci --no-audit --no-fund --prefer-offline
    cp package-lock.json node_modules/.fetched-by
}

if ! command -v npm >/dev/null 2>&1 || ! node_fits; then
    echo "client: no Node 20.19 or newer here; web-client/prebuilt is taken as it is"
    exit 0
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/adjutant-client.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
cd "$root/web-client"
fetch
step 'the check of types' npm run check
step 'the linter' npm run lint
step 'a test' npm test
tests=$(sed -n 's/^ *Tests *\([0-9]* passed\).*/\1/p' "$work/out")
step 'the build' npm run build -- --outDir "$work/built"
if ! diff -rq prebuilt "$work/built"; then
    echo "client: web-client/prebuilt is not what the sources build; renew it by"
    echo "    (cd web-client && npm run build)    and commit it"
    exit 1
fi
echo "client: ${tests:-tests passed}; web-client/prebuilt is what the sources build"
