#!/usr/bin/env bash
# The painters draw with skia, which loads libGL and libEGL, and compile their brush with cc; the
# browser tests drive Chromium. Everything else comes with pip and npm.
set -euo pipefail
missing=()
ldconfig -p | grep -q 'libGL\.so\.1' || missing+=(libgl1)
ldconfig -p | grep -q 'libEGL\.so\.1' || missing+=(libegl1)
command -v cc > /dev/null || missing+=(gcc libc6-dev)
command -v chromium > /dev/null || missing+=(chromium)
[ -e /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf ] || missing+=(fonts-noto-color-emoji)
[ ${#missing[@]} -gt 0 ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
else
  echo "please install: ${missing[*]}" >&2
  exit 1
fi
