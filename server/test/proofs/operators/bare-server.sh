# Runs a page's commands in a copy of this machine's file system that vanishes afterwards, with an empty network of its own
# for what serves. Installing packages, systemd and the certificate authority are replaced.
# $1: an empty folder; $2: the archive; $3: the commands.
set -e
place=$1
mount -t tmpfs tmpfs "$place"
mkdir "$place/upper" "$place/work" "$place/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/upper,workdir=$place/work" "$place/root"
root=$place/root
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mkdir -p "$root/stubs" "$root/mnt/copies" "$root/empty"
cp "$2" "$root/empty/"
cp "$3" "$root/empty/commands.sh"
for program in apt-get systemctl journalctl; do
  printf '#!/bin/sh\necho "%s $*" >> /replaced\n' $program > "$root/stubs/$program"
done
cat > "$root/stubs/certbot" <<'END'
#!/bin/sh
echo "certbot $*" >> /replaced
live=/etc/letsencrypt/live/clinica.example
mkdir -p $live
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=clinica.example \
  -addext subjectAltName=DNS:clinica.example -keyout $live/privkey.pem -out $live/fullchain.pem 2> /dev/null
END
chmod +x "$root"/stubs/*
export PATH=/stubs:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root
unset npm_execpath NODE_OPTIONS
chroot "$root" sh -c 'cd /empty && sh -e commands.sh'
echo '== installed'
du -sm "$root/opt/huella/node_modules" | cut -f1
ls -A "$root/opt/huella"

# As systemd starts it.
cat > "$root/serve.sh" <<'END'
set -e
ip link set lo up
command=$(sed -n 's/^ExecStart=//p' /etc/systemd/system/huella.service)
set -a
. /etc/huella.env
set +a
cd /opt/huella
HOME=/var/lib/huella setsid runuser -u huella -- $command > /huella.log 2>&1 &
for second in $(seq 120); do grep -q 'Huella is ready' /huella.log && break; sleep 1; done
nginx
site="https://clinica.example"
ask() { curl -sS --max-time 60 --cacert /etc/letsencrypt/live/clinica.example/fullchain.pem \
  --resolve clinica.example:443:127.0.0.1 --resolve clinica.example:80:127.0.0.1 "$@"; }
echo '== served'
ask -o /dev/null -w 'page %{http_code}\n' "$site/app"
ask -o /dev/null -w 'plain %{http_code} %{redirect_url}\n' http://clinica.example/app
password=$(sed -n 's/^Password *\([^ ]*\).*/\1/p' /huella.log)
ask -w '\nlogin %{http_code}\n' -o /dev/null "$site/api/usuarios/auth/login/" -H 'content-type: application/json' \
  -d "{\"username\":\"admin\",\"password\":\"$password\"}"
access=$(ask "$site/api/usuarios/auth/login/" -H 'content-type: application/json' \
  -d "{\"username\":\"admin\",\"password\":\"$password\"}" | sed 's/.*"access":"\([^"]*\)".*/\1/')
graphql() { ask "$site/graphql" -H "authorization: Bearer $access" -H 'content-type: application/json' -d "$1"; }
graphql '{"query":"{ runningVersion { version commit } }"}' | sed 's/.*/running &\n/'
graphql '{"query":"mutation { createBackup { id } }"}' > /backup.json
for second in $(seq 120); do
  graphql '{"query":"{ backups { state } }"}' > /backups.json
  grep -q RUNNING /backups.json || break
  sleep 1
done
sed 's/.*"state":"\([A-Z]*\)".*/backup \1\n/' /backups.json
su -s /bin/sh huella -c "$(sed 's/^[^h]*huella //' /etc/cron.d/huella)" && echo "copied $(ls /mnt/copies/huella | sed 's/_.*[.]sql/.sql/')"
token=$(ask -c /cookies "$site/api/get-csrf-token/" | sed 's/.*"csrfToken":"\([^"]*\)".*/\1/')
printf 'list %s\n' "$(printf 'nombre;telefono\nRosa;+56 9 1234 5678\n' | ask -o /dev/null -w '%{http_code}' \
  "$site/api/pacientes/importaciones/?nombre=a.csv" -H "authorization: Bearer $access" \
  -b /cookies -H "x-csrftoken: $token" -H 'content-type: application/octet-stream' --data-binary @-)"
echo '== log'
cat /huella.log
END
unshare -n chroot "$root" sh /serve.sh
# Processes that still run end with the namespace.
