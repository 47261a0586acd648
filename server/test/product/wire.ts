import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A wire between the product and its database that can be cut and mended, drop all traffic, or lose the response to one
 * statement.
 */
export class Wire {
  private losesAll = false;
  private unanswered: string | undefined;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly losers = new Set<() => void>();
  private port = 0;

  private readonly target: { host: string; port: number };

  private constructor(target: { host: string; port: number }) {
    this.target = target;
  }

  /** @returns the working wire, and the database's address through it. */
  static async to(databaseUrl: string): Promise<{ wire: Wire; nearUrl: string }> {
    const address = new URL(databaseUrl);
    const wire = new Wire({ host: address.hostname, port: Number(address.port) });
    await wire.mend();
    address.port = String(wire.port);
    return { wire, nearUrl: address.href };
  }

  async mend(): Promise<void> {
    this.server = createServer((socket) => {
      const far = connect(this.target);
      for (const end of [socket, far]) {
        this.sockets.add(end);
        end.on('error', () => undefined).on('close', () => this.sockets.delete(end));
      }
      let isLost = this.losesAll;
      const forward = (to: Socket) => (data: Buffer) => {
        isLost ||= this.losesAll;
        if (!isLost) to.write(data);
      };
      let isUnanswered = false;
      const noteUnanswered = (data: Buffer): void => {
        if (this.unanswered === undefined || !data.includes(this.unanswered)) return;
        isUnanswered = true;
        this.unanswered = undefined;
      };
      socket
        .on('data', noteUnanswered)
        .on('data', forward(far))
        .on('end', () => far.end());
      far
        .on('data', (data) => (isUnanswered ? socket.destroy() : forward(socket)(data)))
        .on('end', () => socket.end());
      this.losers.add(() => (isLost = true));
    });
    await new Promise<void>((ready) => this.server!.listen(this.port, '127.0.0.1', ready));
    this.port = (this.server.address() as { port: number }).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server!.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Keeps connections open but drops all traffic, on current ones even after `find`. */
  lose(): void {
    this.losesAll = true;
    for (const lose of this.losers) lose();
    this.losers.clear();
  }

  /** Cuts the next connection that sends this text, as soon as the database responds to it. */
  cutAfter(text: string): void {
    this.unanswered = text;
  }

  /** New connections work again. */
  find(): void {
    this.losesAll = false;
  }
}
