import { connect, createServer, type Server, type Socket } from 'node:net';

/** Lengths of the parts of a message: https://www.postgresql.org/docs/18/protocol-message-formats.html */
const LENGTH = 4;
const PROTOCOL = 4;

/** A proxy between the product and its database that records what the product sends. */
export class RecordingProxy {
  /** The texts of all statements. */
  readonly statements: string[] = [];
  /** The names under which statements were prepared. */
  readonly prepared: string[] = [];
  /** The names of the connections' start-up parameters. */
  readonly parameters = new Set<string>();
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor({ hostname, port }: URL) {
    this.server = createServer((near) => {
      const far = connect({ host: hostname, port: Number(port) });
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(end);
        end.on('error', () => undefined).on('close', () => (this.sockets.delete(end), other.destroy()));
        end.pipe(other);
      }
      near.on('data', this.listener());
    });
  }

  /** @returns the proxy, and the database's address through it. */
  static async at(databaseUrl: string): Promise<{ overheard: RecordingProxy; nearUrl: string }> {
    const url = new URL(databaseUrl);
    const overheard = new RecordingProxy(url);
    await new Promise<void>((ready) => overheard.server.listen(0, '127.0.0.1', ready));
    url.port = String((overheard.server.address() as { port: number }).port);
    return { overheard, nearUrl: url.href };
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  /** Reads one connection's messages, the first of which has no type. */
  private listener(): (data: Buffer) => void {
    let rest: Buffer = Buffer.alloc(0);
    let hasBegun = false;
    return (data) => {
      rest = Buffer.concat([rest, data]);
      for (;;) {
        const typeBytes = hasBegun ? 1 : 0;
        if (rest.length < typeBytes + LENGTH) return;
        const end = typeBytes + rest.readInt32BE(typeBytes);
        if (rest.length < end) return;
        const body = rest.subarray(typeBytes + LENGTH, end);
        if (hasBegun) this.note(String.fromCharCode(rest[0]!), body);
        else
          textsOf(body.subarray(PROTOCOL)).forEach((text, at) => at % 2 === 0 && this.parameters.add(text));
        hasBegun = true;
        rest = rest.subarray(end);
      }
    };
  }

  private note(type: string, body: Buffer): void {
    if (type === 'Q') this.statements.push(...textsOf(body));
    if (type !== 'P') return;
    const [name = '', text = ''] = body.toString('utf8').split('\0');
    this.statements.push(text);
    if (name) this.prepared.push(name);
  }
}

const textsOf = (body: Buffer): string[] => body.toString('utf8').split('\0').filter(Boolean);
