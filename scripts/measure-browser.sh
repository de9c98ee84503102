#!/bin/sh
# Measures how long a person waits for the first page and for the table, on a machine at rest.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/scripts/browser-run.sh"
"$root/adjutant" systems >/dev/null
run_in_browser FirstPaint | sed -n 's/.*measured: //p'
