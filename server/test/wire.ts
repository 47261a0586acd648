import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire between the product and its database that can be cut and mended. */
export class Wire {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  constructor(private readonly target: { host: string; port: number }) {}

  async mend(): Promise<void> {
    this.server = createServer((socket) => {
      const far = connect(this.target);
      for (const end of [socket, far]) {
        this.sockets.add(end);
        end.on('error', () => undefined).on('close', () => this.sockets.delete(end));
      }
      socket.pipe(far).pipe(socket);
    });
    await new Promise<void>((ready) => this.server!.listen(this.port, '127.0.0.1', ready));
    this.port = (this.server.address() as { port: number }).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server!.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
