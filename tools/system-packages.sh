#!/usr/bin/env bash
# What `make test` and `make test-long` want beyond pip and npm: Chromium, Firefox and WebKit for the browser tests; for the painters cc, which compiles
# their brush, and libGL and libEGL, which skia loads; PostgreSQL, NATS and HAProxy for several nodes. CI installs it; elsewhere one line says what is left out.
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
ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || missing+=(postgresql)
command -v nats-server > /dev/null || missing+=(nats-server)
command -v haproxy > /dev/null || missing+=(haproxy)
command -v firefox-esr > /dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver > /dev/null || missing+=(webkit2gtk-driver)
command -v Xvfb > /dev/null || missing+=(xvfb)
/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2> /dev/null || missing+=(python3-gi gir1.2-webkit2-4.1)
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
