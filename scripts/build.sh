# Chooses Maven, and lets one build run at a time. Sourced by adjutant, verify and bench, which have
# set $root.
#
#   choose_maven    sets mvn to the command to build with
#   lock_build      waits until no other script builds here, then holds the lock
#   unlock_build    lets go of it (also done when the script ends)

# Sets mvn: the one on PATH where it is 3.8 or newer, else the wrapper.
choose_maven() {
    mvn=$root/mvnw
    command -v mvn >/dev/null 2>&1 || return 0
    maven_version=$(mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    maven_major=${maven_version%%.*}
    maven_minor=${maven_version#*.}
    maven_minor=${maven_minor%%.*}
    [ "${maven_major:-0}" -gt 3 ] 2>/dev/null && mvn=mvn
    [ "${maven_major:-0}" -eq 3 ] && [ "${maven_minor:-0}" -ge 8 ] 2>/dev/null && mvn=mvn
    return 0
}

lock_build() {
    lock=$root/target/build.lock
    mkdir -p "$root/target"
    lock_waited=0
    while ! mkdir "$lock" 2>/dev/null; do
        break_stale_lock
        lock_waited=$((lock_waited + 1))
        [ "$lock_waited" -ne 10 ] || echo "Waiting for another build in $root" >&2
        if [ "$lock_waited" -gt 1800 ]; then
            echo "Another build has held $lock for 30 minutes. If none runs, remove that folder." >&2
            exit 1
        fi
        sleep 1
    done
    echo $$ >"$lock/pid"
    trap 'unlock_build' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

# Removes the lock of a script that has died. A second folder guards the removal, so that two who
# wait cannot take away the lock of a third.
break_stale_lock() {
    lock_pid=$(cat "$lock/pid" 2>/dev/null || true)
    if [ -z "$lock_pid" ]; then
        # The holder is about to write its number; one that died in between is given 5 seconds.
        [ "$lock_waited" -ge 5 ] || return 0
    elif kill -0 "$lock_pid" 2>/dev/null || [ -d "/proc/$lock_pid" ]; then
        return 0
    fi
    mkdir "$lock.break" 2>/dev/null || return 0
    if [ "$(cat "$lock/pid" 2>/dev/null || true)" = "$lock_pid" ]; then
        rm -rf "$lock"
    fi
    rmdir "$lock.break"
}

unlock_build() {
    [ -n "${lock:-}" ] || return 0
    if [ "$(cat "$lock/pid" 2>/dev/null || true)" = "$$" ]; then
        rm -rf "$lock"
    fi
    lock=''
}
