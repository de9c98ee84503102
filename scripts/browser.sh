# Finds Chromium for the browser tests, and installs it on Debian as root. Sourced by verify and by
# the scripts that need a browser, which have set $root.
#
#   choose_browser    sets and exports ADJUTANT_CHROMIUM, or explains and exits with 1
#
# Order: ADJUTANT_CHROMIUM, the usual names on PATH, Debian's package.

# Sets browser to the first program that fits; else to ''.
find_browser() {
    browser=''
    for browser_name in chromium chromium-browser google-chrome google-chrome-stable; do
        browser=$(command -v "$browser_name" 2>/dev/null || true)
        case $browser in
            /*) return 0 ;;
        esac
        browser=''
    done
}

may_install_browser() {
    [ -r "${ADJUTANT_SYSTEM_ROOT:-}/etc/debian_version" ] || return 1
    [ "$(id -u 2>/dev/null)" = 0 ] || return 1
    command -v apt-get >/dev/null 2>&1
}

# What apt-get says is shown where it fails.
install_browser() {
    echo "Installing Chromium for the browser tests" >&2
    browser_log=$(mktemp)
    if { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        chromium fonts-dejavu-core; } >"$browser_log" 2>&1 </dev/null; then
        rm -f "$browser_log"
        return 0
    fi
    cat "$browser_log" >&2
    rm -f "$browser_log"
    return 1
}

choose_browser() {
    if [ -n "${ADJUTANT_CHROMIUM:-}" ]; then
        [ -x "$ADJUTANT_CHROMIUM" ] && return 0
        echo "ADJUTANT_CHROMIUM must be the program of Chromium or Chrome, found: $ADJUTANT_CHROMIUM" >&2
        exit 1
    fi
    find_browser
    if [ -z "$browser" ] && may_install_browser && install_browser; then
        find_browser
    fi
    if [ -z "$browser" ]; then
        echo "The browser tests need Chromium: install chromium and fonts-dejavu-core, or set ADJUTANT_CHROMIUM to the program of Chromium or Chrome." >&2
        exit 1
    fi
    ADJUTANT_CHROMIUM=$browser
    export ADJUTANT_CHROMIUM
}
