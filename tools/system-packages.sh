#!/usr/bin/env bash
# What `make test` wants beyond pip and npm: Chromium for the browser tests; for the painters cc, which compiles
# their brush, and libGL and libEGL, which skia loads. CI installs it; elsewhere one line says what is left out.
# `tools/system-packages.sh painters` says whether the painters can work.
set -euo pipefail
cd "$(dirname "$0")/.."
painters() { command -v cc && .venv/bin/python -c 'import skia'; } > /dev/null 2>&1
if [ "${1:-}" = painters ]; then
  painters
  exit
fi
missing=()
painters || missing+=(gcc libc6-dev libgl1 libegl1)
command -v chromium > /dev/null || missing+=(chromium)
command -v chromium-headless-shell > /dev/null || missing+=(chromium-headless-shell)
[ ${#missing[@]} -gt 0 ] || exit 0
if [ -z "${CI:-}" ]; then
  echo "Tests that want these are left out or slower: ${missing[*]}" >&2
elif [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" fonts-noto-color-emoji
else
  echo "please install: ${missing[*]}" >&2
  exit 1
fi
