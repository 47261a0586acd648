import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP connection that sends any bytes, well-formed or not, and records what it receives. */
export class RawConnection {
  received = '';
  readonly closed: Promise<void>;

  readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Sends the lines of a request's head, and the empty line after them. */
  request(...lines: string[]): this {
    this.socket.write([...lines, '', ''].join('\r\n'));
    return this;
  }

  /** Requests a WebSocket as a browser does. Given headers replace the usual ones. */
  handshake(path = '/graphql', headers: Record<string, string | undefined> = {}): this {
    const all = {
      Host: 'localhost',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': 'graphql-transport-ws',
      ...headers,
    };
    const lines = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}: ${value}`,
    );
    return this.request(`GET ${path} HTTP/1.1`, ...lines);
  }

  /** The status of the response, once there is one. */
  async status(): Promise<number> {
    while (!this.received.includes('\r\n\r\n')) {
      if (this.socket.destroyed) throw new Error('closed without an answer');
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return Number(this.received.slice(9, 12));
  }

  /** Closes abruptly: the other side sees ECONNRESET. */
  reset(): void {
    this.socket.resetAndDestroy();
  }
}
