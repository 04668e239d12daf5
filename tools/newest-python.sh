#!/usr/bin/env bash
# Runs pytest with the given arguments on the newest Python that this machine has, if it is newer than the one in use:
# what a language does away with is found before people meet it.
set -euo pipefail
cd "$(dirname "$0")/.."
place=.venv-newest
number='import sys; print("%d.%d" % sys.version_info[:2])'
shopt -s nullglob
newest=$(for one in python3.{12..19} "$(pyenv root 2> /dev/null)"/versions/3.*/bin/python3; do
  version=$("$one" -c "$number" 2> /dev/null) && echo "$version $one"
done | sort --version-sort | tail -n 1)
used=$(.venv/bin/python -c "$number")
if [ "$(printf '%s\n%s\n' "$used" "${newest%% *}" | sort --version-sort | tail -n 1)" = "$used" ]; then
  echo "No newer Python than $used here to try the rules on." >&2
  exit
fi
if ! cmp --silent lock/dev.txt $place/lock.txt; then
  "${newest#* }" -m venv --clear $place
  pip=("$place/bin/python" -m pip install --quiet --disable-pip-version-check)
  "${pip[@]}" --no-deps --require-hashes --requirement lock/run.txt
  "${pip[@]}" --no-deps --no-build-isolation --editable .
  # The tests' own tools, as they are locked.
  mapfile -t tools < <(grep --only-matching --extended-regexp '^(hypothesis|pytest|pytest-cov|pytest-timeout|pytest-xdist)==[^ ]+' lock/dev.txt)
  "${pip[@]}" "${tools[@]}"
  cp lock/dev.txt $place/lock.txt
fi
"$place/bin/python" --version
exec "$place/bin/python" -m pytest "$@"
