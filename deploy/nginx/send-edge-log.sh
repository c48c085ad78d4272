#!/bin/sh
# Sends what the edge has logged to the server, every minute by cron. What the server has not taken stays and is sent again.
# XINGLIN is the server's address, EDGE_TOKEN the token of docs/edge.md, LOG the log that edge.conf writes.
set -eu
LOG=${LOG:-/var/log/nginx/edge.log}
exec 9>"$LOG.lock"
flock -n 9 || exit 0
if [ -s "$LOG" ]; then
  mv "$LOG" "$LOG.$(date +%s)"
  nginx -s reopen
  # Workers finish the lines that they have begun.
  sleep 2
fi
for piece in "$LOG".[0-9]*; do
  [ -f "$piece" ] || continue
  case $piece in
    *.gz) ;;
    *)
      # No piece is larger than what the server takes.
      split --line-bytes=200M --filter='gzip >$FILE.gz' "$piece" "$piece."
      rm "$piece"
      ;;
  esac
done
for piece in "$LOG".[0-9]*.gz; do
  [ -f "$piece" ] || continue
  curl --silent --show-error --fail --max-time 60 --header "x-edge-token: $EDGE_TOKEN" \
    --header 'content-type: application/octet-stream' --data-binary "@$piece" "$XINGLIN/edge/logs"
  rm "$piece"
done
