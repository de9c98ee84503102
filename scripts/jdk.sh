# Chooses the JDK. Sourced by adjutant, verify and bench, which have set $root.
#
#   choose_jdk    sets and exports JAVA_HOME, PATH and MAVEN_OPTS, or explains and exits with 1
#
# Order: ADJUTANT_JAVA_HOME, JAVA_HOME, the javac on PATH, the usual folders, a JDK fetched before,
# and last a JDK that jdk.properties names (fetched, checked against its SHA-256, kept in a cache).
# ADJUTANT_SYSTEM_ROOT stands before the usual system folders; the tests of the scripts use it.

JDK_MINIMUM=25

# Sets jdk_major to the major version of the JDK in a folder, read off its release file; else to ''.
read_jdk_major() {
    jdk_major=''
    [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    while IFS= read -r jdk_line || [ -n "$jdk_line" ]; do
        case $jdk_line in
            'JAVA_VERSION="'[0-9]*)
                jdk_major=${jdk_line#*\"}
                jdk_major=${jdk_major%%[!0-9]*}
                return 0
                ;;
        esac
    done <"$1/release"
}

# Whether a folder holds a JDK that is new enough; notes in jdk_seen what was looked at.
jdk_fits() {
    read_jdk_major "$1"
    [ -n "$jdk_major" ] || return 1
    [ "$jdk_major" -ge "$JDK_MINIMUM" ] && return 0
    jdk_seen="$jdk_seen
  Java $jdk_major in $1"
    return 1
}

# Sets jdk_home to the first JDK that fits among those on this machine; else to ''.
find_jdk() {
    jdk_home=''
    jdk_javac=$(command -v javac 2>/dev/null || true)
    case $jdk_javac in
        /*) jdk_javac=$(readlink -f "$jdk_javac" 2>/dev/null || printf '%s' "$jdk_javac") ;;
        *) jdk_javac='' ;;
    esac
    jdk_javac=${jdk_javac%/bin/javac}
    for jdk_folder in "${JAVA_HOME:-}" "$jdk_javac" \
        "${ADJUTANT_SYSTEM_ROOT:-}"/usr/lib/jvm/* \
        "${HOME:-}"/.sdkman/candidates/java/* \
        "${HOME:-}"/.jdks/* \
        "${ADJUTANT_SYSTEM_ROOT:-}"/opt/*jdk* \
        "${ADJUTANT_SYSTEM_ROOT:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if jdk_fits "$jdk_folder"; then
            jdk_home=$jdk_folder
            return 0
        fi
    done
}

# Sets jdk_platform to the key of jdk.properties for this machine.
name_platform() {
    case $(uname -s) in
        Linux) jdk_platform=linux ;;
        Darwin) jdk_platform=macos ;;
        *) jdk_platform=other ;;
    esac
    case $(uname -m) in
        x86_64 | amd64) jdk_platform=$jdk_platform-x64 ;;
        aarch64 | arm64) jdk_platform=$jdk_platform-aarch64 ;;
        *) jdk_platform=$jdk_platform-$(uname -m) ;;
    esac
}

# Prints the value of a key of jdk.properties, or nothing.
jdk_property() {
    [ -r "$root/jdk.properties" ] || return 0
    sed -n "s/^$1=[[:space:]]*//p" "$root/jdk.properties" | sed 's/[[:space:]]*$//' | head -n 1
}

# Prints the SHA-256 of a file.
sha256_of() {
    if command -v sha256sum >/dev/null 2>&1; then
        sha256sum <"$1"
    elif command -v shasum >/dev/null 2>&1; then
        shasum -a 256 <"$1"
    else
        openssl dgst -sha256 -r <"$1"
    fi | cut -d ' ' -f 1
}

# Copies what a URL names to a file.
download() {
    case $1 in
        file://*) cp -- "${1#file://}" "$2" ;;
        *)
            if command -v curl >/dev/null 2>&1; then
                curl -fsSL --retry 2 -o "$2" -- "$1"
            elif command -v wget >/dev/null 2>&1; then
                wget -q -O "$2" -- "$1"
            else
                echo "Neither curl nor wget is here to fetch $1" >&2
                return 1
            fi
            ;;
    esac
}

# Whether to fetch: at a terminal a person is asked once; in CI and without a terminal the filled-in
# properties are the answer.
may_fetch() {
    [ -n "${CI:-}" ] && return 0
    { [ -t 0 ] && [ -t 2 ]; } || return 0
    printf 'No JDK %s or newer is here. Fetch %s into %s? [y/N] ' \
        "$JDK_MINIMUM" "$jdk_url" "$jdk_cache" >&2
    read -r jdk_answer || jdk_answer=''
    case $jdk_answer in
        [yY]*) return 0 ;;
        *) return 1 ;;
    esac
}

# Sets jdk_home to the JDK in an unpacked archive; else to ''.
find_unpacked() {
    jdk_home=''
    for jdk_folder in "$1" "$1"/* "$1"/*/Contents/Home; do
        read_jdk_major "$jdk_folder"
        if [ -n "$jdk_major" ] && [ "$jdk_major" -ge "$JDK_MINIMUM" ]; then
            jdk_home=$jdk_folder
            return 0
        fi
    done
}

# Downloads to a part folder, checks, unpacks, and only then moves to its place.
fetch_into() {
    jdk_part=$jdk_cache.part.$$
    rm -rf "$jdk_part"
    mkdir -p "$jdk_part/home"
    trap 'rm -rf "$jdk_part"' EXIT
    trap 'exit 130' INT TERM
    echo "Fetching a JDK from $jdk_url" >&2
    if ! download "$jdk_url" "$jdk_part/jdk.tar.gz"; then
        echo "The JDK could not be fetched." >&2
        return 1
    fi
    jdk_sum=$(sha256_of "$jdk_part/jdk.tar.gz")
    if [ "$jdk_sum" != "$jdk_sha256" ]; then
        {
            echo "The fetched JDK is refused: its SHA-256 is not the one in jdk.properties."
            echo "  expected $jdk_sha256"
            echo "  found    $jdk_sum"
        } >&2
        return 1
    fi
    tar -xzf "$jdk_part/jdk.tar.gz" -C "$jdk_part/home" || return 1
    find_unpacked "$jdk_part/home"
    if [ -z "$jdk_home" ]; then
        echo "The fetched archive holds no JDK $JDK_MINIMUM or newer." >&2
        return 1
    fi
    mv "$jdk_part/home" "$jdk_cache" 2>/dev/null || [ -d "$jdk_cache" ]
}

# Sets jdk_home to the JDK that jdk.properties names, from the cache or fetched; else to ''.
fetch_jdk() {
    jdk_home=''
    name_platform
    jdk_url=$(jdk_property "$jdk_platform.url")
    jdk_sha256=$(jdk_property "$jdk_platform.sha256" | tr 'A-F' 'a-f')
    if [ -z "$jdk_url" ] || [ -z "$jdk_sha256" ]; then
        jdk_fetch_note="and jdk.properties names none to fetch for $jdk_platform"
        return 0
    fi
    jdk_cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/adjutant/jdk/$jdk_sha256
    find_unpacked "$jdk_cache"
    [ -z "$jdk_home" ] || return 0
    if ! may_fetch; then
        jdk_fetch_note="and fetching one was declined"
        return 0
    fi
    if (fetch_into); then
        find_unpacked "$jdk_cache"
    else
        jdk_fetch_note="and fetching the one of jdk.properties failed"
    fi
}

explain_no_jdk() {
    cat >&2 <<END
Adjutant needs a JDK $JDK_MINIMUM or newer. Found:${jdk_seen:- none}
Nothing newer is in the usual places, $jdk_fetch_note.

What to do, one of:
  * Debian 13 or newer:  apt-get install openjdk-25-jdk-headless
  * elsewhere: unpack a JDK 25, for example Eclipse Temurin, and set JAVA_HOME to its folder
  * fill in jdk.properties (address and SHA-256 of an archive): it is then fetched and checked
END
}

choose_jdk() {
    jdk_seen=''
    jdk_fetch_note=''
    if [ -n "${ADJUTANT_JAVA_HOME:-}" ]; then
        jdk_home=$ADJUTANT_JAVA_HOME
        if ! jdk_fits "$jdk_home"; then
            echo "ADJUTANT_JAVA_HOME must be a JDK $JDK_MINIMUM or newer: $jdk_home" >&2
            exit 1
        fi
    else
        find_jdk
        [ -n "$jdk_home" ] || fetch_jdk
        if [ -z "$jdk_home" ]; then
            explain_no_jdk
            exit 1
        fi
    fi
    JAVA_HOME=$jdk_home
    PATH=$JAVA_HOME/bin:$PATH
    export JAVA_HOME PATH
    # They keep older Maven releases quiet; JDKs before and after 25 may not know them.
    if [ "$jdk_major" -eq 25 ]; then
        MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
        export MAVEN_OPTS
    fi
}
