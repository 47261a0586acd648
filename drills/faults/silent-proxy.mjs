// @ts-check
import { once } from 'node:events';
import net from 'node:net';

/**
 * A TCP proxy before a database, whose network can be lost without a word: what is sent disappears, and no connection
 * ends.
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
    /** The connections that were lost. @type {WeakSet<net.Socket>} */
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

  /** @param {string} databaseUrl @returns the same database's address through the proxy. */
  addressOf(databaseUrl) {
    const url = new URL(databaseUrl);
    url.port = String(/** @type {net.AddressInfo} */ (this.server.address()).port);
    return url.href;
  }

  /** From now on nothing gets through, on any connection. */
  loseNetwork() {
    this.isSilent = true;
  }

  /** New connections work again. Those of before stay dead, as where a router forgot them. */
  findNetwork() {
    for (const socket of this.sockets) this.lost.add(socket);
    this.isSilent = false;
  }

  /** From now on nothing gets through, and nothing is lost either. */
  hold() {
    this.isHeld = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was held gets through, as where a network only stood still. */
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
