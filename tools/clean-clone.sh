#!/usr/bin/env bash
# Whether what is committed starts from a clone with nothing but Python, make and the package registries:
# no root, no compiler, no browser, no Node. Root lends its rights to nobody for it.
set -euo pipefail
TOOLS="make python3 sh env cat cp dirname find ls mkdir mv pwd rm sleep test touch uname"
port=${1:-8017}
source=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
as_nobody=()
[ "$(id -u)" != 0 ] || as_nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)

mkdir "$place/bin" "$place/home"
for tool in $TOOLS; do ln -s "$(PATH=/usr/bin:/bin:$PATH command -v "$tool")" "$place/bin/$tool"; done
git clone --quiet --depth 1 "file://$source" "$place/clone"
[ ${#as_nobody[@]} = 0 ] || chown -R 65534:65534 "$place"

cd "$place/clone"
clean=(env -i "PATH=$place/bin" "HOME=$place/home" LANG=C.UTF-8 "NAMYOK_PORT=$port" NAMYOK_HOST=127.0.0.1)
for name in SSL_CERT_FILE NODE_EXTRA_CA_CERTS; do [ -z "${!name:-}" ] || clean+=("$name=${!name}"); done
set -m # so that the server can be ended with all that started it
"${as_nobody[@]+"${as_nobody[@]}"}" "${clean[@]}" make run &
trap 'kill -- -$! 2> /dev/null || true; wait || true; rm -rf "$place"' EXIT

until python3 -c "from urllib.request import urlopen; urlopen('http://127.0.0.1:$port/healthz')" 2> /dev/null; do
  kill -0 $! || exit 1
  sleep 1
done
python3 - "$port" <<'PYTHON'
import re
import sys
from urllib.request import urlopen

site = f"http://127.0.0.1:{sys.argv[1]}"
page = urlopen(site).read().decode()
parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
assert sum(len(urlopen(site + part).read()) for part in parts) > 10_000, parts
print("\nA clean clone runs.")
PYTHON
