#!/usr/bin/env bash
# Two nodes, PostgreSQL, NATS and HAProxy on this machine, from Debian's packages (postgresql nats-server haproxy):
#   deploy/several-nodes.sh FOLDER PORT      until Ctrl+C; people come to http://localhost:PORT
# The same processes and settings as in compose.yaml, to try it out or where there are no containers.
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
port=$2
here=$(cd "$(dirname "$0")/.." && pwd)
namyok=${NAMYOK:-$here/.venv/bin/namyok}
postgres=$(dirname "$(ls /usr/lib/postgresql/*/bin/initdb 2> /dev/null | tail -1 || command -v initdb)")
for needed in "$postgres/initdb" "$(command -v nats-server || echo nats-server)" "$(command -v haproxy || echo haproxy)" "$namyok"; do
  [ -x "$needed" ] || { echo "missing: $needed" >&2; exit 1; }
done
as_user() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }
pids=()
stop() {
  trap - EXIT INT TERM
  for pid in "${pids[@]}"; do kill "$pid" 2> /dev/null || true; done
  wait
}
trap stop EXIT
trap 'exit 0' INT TERM

if [ ! -d "$folder/postgres" ]; then
  install -d -m 700 "$folder/postgres"
  [ "$(id -u)" != 0 ] || chown nobody "$folder/postgres"
  as_user "$postgres/initdb" -D "$folder/postgres" -U namyok -A trust -E UTF8 --locale=C --data-checksums > "$folder/initdb.log"
fi
(( database = port + 3, bus = port + 4 ))
as_user "$postgres/postgres" -D "$folder/postgres" -p "$database" -c listen_addresses=127.0.0.1 -c unix_socket_directories= 2> "$folder/postgres.log" &
pids+=($!)
nats-server -a 127.0.0.1 -p "$bus" 2> "$folder/nats.log" &
pids+=($!)
until "$postgres/pg_isready" -q -h 127.0.0.1 -p "$database"; do sleep 0.1; done
"$postgres/createdb" -h 127.0.0.1 -p "$database" -U namyok namyok 2> /dev/null || true
for node in 1 2; do
  "$namyok" serve --host 127.0.0.1 --port $((port + node)) --data "$folder/node$node" --proxy 127.0.0.1 \
    --public-url "http://localhost:$port" --store "postgresql://namyok@127.0.0.1:$database/namyok" \
    --bus "nats://127.0.0.1:$bus" > "$folder/node$node.log" 2>&1 &
  pids+=($!)
  echo $! > "$folder/node$node.pid"
done
cat > "$folder/haproxy.cfg" <<END
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 3
  option redispatch 1
frontend people
  bind 127.0.0.1:$port
  default_backend nodes
backend nodes
  # A browser stays with one node while that is well, so that its uploads go to one place.
  balance leastconn
  cookie namyok_node insert indirect nocache
  option httpchk GET /healthz
  option forwardfor
  default-server check inter 500ms fall 2 rise 1
  server one 127.0.0.1:$((port + 1)) cookie one
  server two 127.0.0.1:$((port + 2)) cookie two
END
haproxy -f "$folder/haproxy.cfg" > "$folder/haproxy.log" 2>&1 &
pids+=($!)
wait
