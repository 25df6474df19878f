#!/bin/sh
# A backup of the database of compose.yaml, daily from this machine's cron: compose-backup.sh FOLDER.
# Those of the last 30 days stay. Copy them to another machine.
set -eu
umask 077
folder=$1
cd "$(dirname "$0")"
at=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)
file=$folder/angadi-$(date -u +%Y%m%dT%H%M%SZ).backup
# It gets its name once it is whole.
docker compose exec -T db pg_dump --exclude-table-data=rate_limits --format=custom --username=angadi angadi >"$file.partial"
mv "$file.partial" "$file"
# Today and Setup show when.
docker compose exec -T db psql --quiet --set=ON_ERROR_STOP=1 --username=angadi --dbname=angadi --command="INSERT INTO desk_settings (name, value) VALUES ('last-dump', '$at') ON CONFLICT (name) DO UPDATE SET value = excluded.value"
find "$folder" -name 'angadi-*.backup*' -mtime +30 -delete
