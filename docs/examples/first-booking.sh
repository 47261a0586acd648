#!/bin/sh
# Books the first free hour of a day as a visitor, then reads that day's agenda with an API key or a user's `access` token:
#   BASE=http://127.0.0.1:3000 TOKEN=… DAY=… sh first-booking.sh
# DAY is a day on which visitors may book, such as 2026-12-01.
set -eu
BASE=${BASE:-http://127.0.0.1:3000}
DAY=${DAY:?a day, such as 2026-12-01}

HOUR=$(curl -fsS "$BASE/api/citas/disponibles/?fecha=$DAY" |
  node -pe 'JSON.parse(require("fs").readFileSync(0)).horas_disponibles[0] ?? ""')
[ -n "$HOUR" ] || { echo "Nothing is free on $DAY."; exit 1; }

curl -fsS "$BASE/api/citas/reservar/" -H 'content-type: application/json' \
  -d "{\"nombre\":\"Luis Ejemplo\",\"email\":\"luis@example.com\",\"telefono\":\"+56 9 2345 6789\",\"fecha\":\"$DAY\",\"hora\":\"$HOUR\"}"
echo

curl -fsS "$BASE/api/citas/?fecha=$DAY" -H "authorization: Bearer $TOKEN"
echo
