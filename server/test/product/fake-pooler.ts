import { connect, createServer, type Server, type Socket } from 'node:net';

/** The length of a message's type and of its length: https://www.postgresql.org/docs/18/protocol-message-formats.html */
const HEAD = 5;

/** Passes on what PostgreSQL sends to a client, as a pooler would. */
export class FakePooler {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor({ hostname, port }: URL, mode: 'session' | 'transaction') {
    this.server = createServer((near) => {
      const far = connect({ host: hostname, port: Number(port) });
      for (const end of [near, far]) this.sockets.add(end.on('error', () => undefined));
      near.on('close', () => far.destroy()).pipe(far);
      far.on('close', () => near.destroy());
      let rest: Buffer = Buffer.alloc(0);
      far.on('data', (data: Buffer) => {
        rest = Buffer.concat([rest, data]);
        while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
          const message = rest.subarray(0, rest.readInt32BE(1) + 1);
          rest = rest.subarray(message.length);
          const type = String.fromCharCode(message[0]!);
          // A pooler lends PostgreSQL's connections, so it has its own keys for cancel requests.
          if (type === 'K') message.writeInt32BE(message.readInt32BE(HEAD) + 1, HEAD);
          // Notifications are lost if no client holds the listening connection when they arrive.
          if (type !== 'A' || mode === 'session') near.write(message);
        }
      });
    });
  }

  /** @returns the pooler, and the database's address through it. */
  static async at(
    databaseUrl: string,
    mode: 'session' | 'transaction',
  ): Promise<{ pooler: FakePooler; nearUrl: string }> {
    const url = new URL(databaseUrl);
    const pooler = new FakePooler(url, mode);
    await new Promise<void>((ready) => pooler.server.listen(0, '127.0.0.1', ready));
    url.port = String((pooler.server.address() as { port: number }).port);
    return { pooler, nearUrl: url.href };
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}
