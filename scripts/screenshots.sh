#!/bin/sh
# Takes the pictures of docs/screenshots anew. Look at them before you commit them.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/scripts/browser-run.sh"
run_in_browser Pictures
ls -l "$root/docs/screenshots"
