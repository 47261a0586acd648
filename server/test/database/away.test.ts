import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../harness.js';
import { bookByRest, visitor } from '../visitors.js';

/** A wire between the product and its database that can be cut and mended. */
class Wire {
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

let product: TestProduct;
let behindTheWire: TestProduct;
let wire: Wire;
beforeAll(async () => {
  product = await startProduct();
  const address = new URL(product.databaseUrl);
  wire = new Wire({ host: address.hostname, port: Number(address.port) });
  await wire.mend();
  address.port = String(wire.port);
  behindTheWire = await startProduct({ databaseUrl: address.href });
});
afterAll(async () => {
  await behindTheWire.stop();
  await wire.cut();
  await product.stop();
});

it('says 503 while the database is away, to visitors and staff alike, and works again when it is back', async () => {
  const staff = await behindTheWire.staff();
  await wire.cut();
  const visit = behindTheWire.client();

  expect((await visit.get('/health/live')).status).toBe(200);
  expect((await visit.get('/health/ready')).status).toBe(503);
  const free = await visit.get('/api/citas/disponibles/?fecha=2026-11-20');
  expect(free.status).toBe(503);
  expect(Number(free.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(free.body).toEqual({ error: expect.stringContaining('no está disponible') });
  // A session that can't be checked is not a session that has ended.
  expect((await staff.get('/api/usuarios/me/')).status).toBe(503);
  const { body } = await visit.graphql('{ clinic { name } }');
  expect(body.errors[0].extensions.code).toBe('DATABASE_UNAVAILABLE');

  await wire.mend();
  expect((await visit.get('/health/ready')).status).toBe(200);
  expect((await staff.get('/api/usuarios/me/')).status).toBe(200);
  expect(await bookByRest(visit, { ...visitor(1), date: '2026-11-20', time: '09:00' })).toBe('booked');
});
