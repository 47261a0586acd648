// @ts-check
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { once } from 'node:events';
import { freePort } from '../../scripts/free-port.mjs';
import { handOver, Server, serversFolder } from './programs.mjs';
import { PASSWORD } from './postgres-node.mjs';

/** @typedef {import('./postgres-node.mjs').PostgresNode} PostgresNode */

/** @param {string} folder @param {string} name @param {string} text */
function configuration(folder, name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text, { mode: 0o600 });
  return handOver(file);
}

/** Reports a node's current role by HTTP, like Patroni: GET /primary returns 200 or 503. */
export class RoleService {
  /** @param {PostgresNode} node */
  constructor(node) {
    this.node = node;
    this.server = createServer((request, response) => {
      void this.node.role().then((role) => {
        response.writeHead(request.url === `/${role}` ? 200 : 503).end();
      });
    });
  }

  /** @returns {Promise<number>} its port. */
  async start() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return /** @type {import('node:net').AddressInfo} */ (this.server.address()).port;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/**
 * PgBouncer in transaction mode, in front of a database.
 * @param {string} program
 * @param {string} folder
 * @param {number} databasePort
 */
export async function startPgbouncer(program, folder, databasePort) {
  serversFolder(folder);
  const port = await freePort();
  const users = configuration(folder, 'users.txt', `"huella" "${PASSWORD}"\n`);
  const file = configuration(
    folder,
    'pgbouncer.ini',
    `[databases]
huella = host=127.0.0.1 port=${databasePort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
; Retry a lost server soon, and let no client wait longer than the product does.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`,
  );
  const server = new Server(program, [file], path.join(folder, 'log'));
  return { server, port };
}

/**
 * HAProxy, as the visitors' entrance to the instances, and as the clients' entrance to the current primary.
 * @param {string} program
 * @param {string} folder
 * @param {{ visitors: number, primary: number }} ports
 * @param {readonly number[]} instances the instances' ports.
 * @param {ReadonlyArray<{ port: number, role: number }>} nodes the nodes' ports, and those of their role services.
 */
export function startHaproxy(program, folder, ports, instances, nodes) {
  serversFolder(folder);
  const lines = (/** @type {string} */ options) =>
    instances.map((port, index) => `  server instance${index + 1} 127.0.0.1:${port} ${options}`).join('\n');
  const primary = `
listen primary
  bind 127.0.0.1:${ports.primary}
  mode tcp
  option httpchk GET /primary
  default-server check inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, index) => `  server node${index + 1} 127.0.0.1:${node.port} port ${node.role}`).join('\n')}
`;
  const file = configuration(
    folder,
    'haproxy.cfg',
    `global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  # Only what was never sent is tried at the other instance.
  retries 2
  retry-on conn-failure
  option redispatch
  option forwardfor
frontend visitors
  bind 127.0.0.1:${ports.visitors}
  # While no instance is ready, the product itself says that it is not.
  use_backend as_they_are if { nbsrv(ready) eq 0 }
  default_backend ready
backend ready
  balance roundrobin
  option httpchk GET /health/ready
  default-server check inter 500ms fall 2 rise 1
${lines('')}
backend as_they_are
  balance roundrobin
${lines('')}
${primary}`,
  );
  return new Server(program, ['-db', '-f', file], path.join(folder, 'log'));
}
