// @ts-check
import { once } from 'node:events';
import net from 'node:net';

/**
 * A TCP proxy in front of a database that can lose its network silently: packets disappear, but no
 * connection is closed.
 */
export class SilentProxy {
  /**
   * @private
   * @param {net.Server} server
   */
  constructor(server) {
    this.server = server;
    this.isSilent = false;
    this.isHeld = false;
    /** Connections that were lost. @type {WeakSet<net.Socket>} */
    this.lost = new WeakSet();
    /** @type {Set<net.Socket>} */
    this.sockets = new Set();
  }

  /** @param {string} databaseUrl */
  static async start(databaseUrl) {
    const { hostname, port } = new URL(databaseUrl);
    const server = net.createServer();
    const proxy = new SilentProxy(server);
    server.on('connection', (near) => {
      const far = net.connect(Number(port), hostname);
      proxy.forward(near, far);
      proxy.forward(far, near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** @param {string} databaseUrl @returns the same database's URL through the proxy. */
  addressOf(databaseUrl) {
    const url = new URL(databaseUrl);
    url.port = String(/** @type {net.AddressInfo} */ (this.server.address()).port);
    return url.href;
  }

  /** From now on, all data are dropped. */
  loseNetwork() {
    this.isSilent = true;
  }

  /** New connections work again. Old ones stay dead, as if a router had lost their state. */
  findNetwork() {
    for (const socket of this.sockets) this.lost.add(socket);
    this.isSilent = false;
  }

  /** From now on, all data are held back. */
  hold() {
    this.isHeld = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Passes on the data held back. */
  release() {
    this.isHeld = false;
    for (const socket of this.sockets) socket.resume();
  }

  async stop() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  /**
   * @param {net.Socket} from
   * @param {net.Socket} to
   */
  forward(from, to) {
    this.sockets.add(from);
    if (this.isHeld) from.pause();
    const getsThrough = () => !this.isSilent && !this.lost.has(from);
    from.on('error', () => undefined);
    from.on('data', (data) => {
      if (getsThrough()) to.write(data);
    });
    from.once('close', () => {
      this.sockets.delete(from);
      if (getsThrough()) to.destroy();
    });
  }
}
