import { describe, expect, it } from '@jest/globals';
import { promisify } from 'node:util';
import { eventually } from '../../product/eventually.js';
import { useProduct } from '../../product/use-product.js';
import { RawConnection } from './raw-connection.js';

const product = useProduct();

const openConnections = (): Promise<number> => {
  const server = product.app.getHttpServer();
  return promisify(server.getConnections.bind(server))() as Promise<number>;
};

const connect = () => RawConnection.open(product.url);

describe('Request with an Upgrade header', () => {
  it.each(['h2c', 'HTTP/2.0', 'unknown', 'websocket'])(
    'answers a request to upgrade to %s without the upgrade if there is no WebSocket',
    async (protocol) => {
      const connection = await connect();
      connection.request(
        'GET /health/live HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade, HTTP2-Settings',
        `Upgrade: ${protocol}`,
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
      );
      expect(await connection.status()).toBe(200);
      expect(connection.received).toMatch(/"ok"/);
      connection.reset();
    },
  );

  it('answers an upgrade request to an unknown address like any other request', async () => {
    const connection = await connect();
    connection.handshake('/nowhere');
    expect(await connection.status()).toBe(404);
    connection.reset();
  });

  it('answers an upgrade request together with its body', async () => {
    const connection = await connect();
    const body = JSON.stringify({ query: '{ clinic { name } }' });
    connection.request(
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: h2c',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    );
    connection.socket.write(body);
    expect(await connection.status()).toBe(200);
    await eventually(() => connection.received.includes('"clinic"'));
    connection.reset();
  });

  it.each(['/anywhere', '/graphql', '/graphql/', '/health/live'])(
    'survives upgrade requests to %s that are reset at once, any number of times',
    async (path) => {
      const before = await openConnections();
      const connections = await Promise.all(Array.from({ length: 125 }, connect));
      for (const [index, connection] of connections.entries()) {
        connection.handshake(path, { Upgrade: index % 2 ? 'websocket' : 'other' });
        if (index % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
        connection.reset();
      }
      await Promise.all(connections.map(({ closed }) => closed));
      await eventually(async () => (await openConnections()) <= before, 'all connections closed');
      expect((await product.client().get('/health/live')).status).toBe(200);
    },
  );
});

describe('WebSocket handshake', () => {
  it.each(['/graphql', '/graphql/', '/graphql?x=1'])('accepts a WebSocket handshake at %s', async (path) => {
    const connection = await connect();
    connection.handshake(path);
    expect(await connection.status()).toBe(101);
    connection.reset();
  });

  it.each([
    ['has no key', { 'Sec-WebSocket-Key': undefined }],
    ['has a malformed key', { 'Sec-WebSocket-Key': 'short' }],
    ['has no version', { 'Sec-WebSocket-Version': undefined }],
    ['has an unknown version', { 'Sec-WebSocket-Version': '7' }],
    ['has malformed protocols', { 'Sec-WebSocket-Protocol': 'a,,b' }],
  ])('refuses a WebSocket handshake and closes the connection if it %s', async (_what, headers) => {
    const connection = await connect();
    connection.handshake('/graphql', headers);
    expect(await connection.status()).toBe(400);
    await connection.closed;
  });

  it('answers a refused handshake even if more bytes follow it', async () => {
    const connection = await connect();
    connection.handshake('/graphql', { 'Sec-WebSocket-Key': undefined });
    connection.socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
    expect(await connection.status()).toBe(400);
    await connection.closed;
  });

  it('accepts a handshake after another request on the same connection', async () => {
    const connection = await connect();
    connection.request('GET /health/live HTTP/1.1', 'Host: localhost');
    expect(await connection.status()).toBe(200);
    connection.received = '';
    connection.handshake();
    expect(await connection.status()).toBe(101);
    connection.reset();
  });

  it('closes the connection at a handshake while an earlier request is still being processed', async () => {
    const connection = await connect();
    connection.request('GET /health/ready HTTP/1.1', 'Host: localhost');
    connection.handshake();
    await connection.closed;
    expect((await product.client().get('/health/live')).status).toBe(200);
  });

  it('treats the bytes after a handshake as frames, and closes the socket on an invalid one', async () => {
    const connection = await connect();
    connection.handshake();
    connection.socket.write('this is no frame');
    expect(await connection.status()).toBe(101);
    await connection.closed;
  });
});
