import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { registerUpgrades } from '../../../src/access/sockets/upgrades.js';
import { RawConnection } from './raw-connection.js';

/**
 * Node before 22.21 and 24.9 has no `shouldUpgradeCallback`. Without the option, newer versions pass on every upgrade
 * too.
 */
describe('Upgrade header on a Node version that passes on every upgrade', () => {
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    server = fastify();
    registerUpgrades(server, {
      admit: () => {
        throw new Error('this is no handshake');
      },
      close: () => Promise.resolve(),
    });
    server.get('/page', () => ({ ok: true }));
    server.post('/page', ({ body }) => ({ body }));
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const send = async (...lines: string[]): Promise<RawConnection> =>
    (await RawConnection.open(url)).request(
      ...lines,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: h2c',
    );

  it('answers a request with an Upgrade header and closes its connection on an older Node', async () => {
    const connection = await send('GET /page HTTP/1.1');
    expect(await connection.status()).toBe(200);
    await connection.closed;
    expect(connection.received).toMatch(/\{"ok":true\}$/);
  });

  it('refuses an upgrade request whose body an older Node does not pass on', async () => {
    const connection = await send(
      'POST /page HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 2',
    );
    connection.socket.write('{}');
    const status = await connection.status();
    await connection.closed;
    // Since Node 26, the body arrives.
    if (status === 200) expect(connection.received).toContain('{"body":{}}');
    else expect(status).toBe(400);
  });

  it('survives an upgrade request that is reset at once on an older Node', async () => {
    for (let count = 0; count < 100; count += 1) (await send('GET /page HTTP/1.1')).reset();
    expect(await (await send('GET /page HTTP/1.1')).status()).toBe(200);
  });
});
