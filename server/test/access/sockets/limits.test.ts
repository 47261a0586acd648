import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../product/eventually.js';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import { RawConnection } from './raw-connection.js';
import { TestSocket } from './test-socket.js';

let product: TestProduct;
afterEach(() => product.stop());

const start = async (environment: Record<string, string>) => (product = await startProduct({ environment }));

async function openAll(
  access: string | undefined,
  headers: Record<string, string> = {},
): Promise<TestSocket[]> {
  const open: TestSocket[] = [];
  for (;;) {
    try {
      const socket = await TestSocket.open(product.url, headers);
      open.push(socket);
      if (access) await socket.signIn(access);
    } catch (error) {
      expect(error).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
      return open;
    }
  }
}

const isRefused = (headers: Record<string, string>) =>
  TestSocket.open(product.url, headers).then(
    async (socket) => {
      await socket.close();
      return false;
    },
    (error: { status?: number }) => error.status === 403,
  );

describe('Limits of all sockets', () => {
  it('limits sockets per network and in total, and a closed one frees its place', async () => {
    await start({ LIMIT_SOCKETS: '4/6', TRUST_PROXY: 'on' });
    const { access } = await product.logIn();
    const sockets = await openAll(access, { 'x-forwarded-for': '2001:db8::1' });
    expect(sockets).toHaveLength(4);
    expect(await openAll(access, { 'x-forwarded-for': '2001:db8::2' })).toHaveLength(0);
    expect(await openAll(access, { 'x-forwarded-for': '192.0.2.1' })).toHaveLength(2);
    await sockets[0]?.close();
    await eventually(async () => {
      const [socket] = await openAll(access, { 'x-forwarded-for': '192.0.2.1' });
      return socket !== undefined;
    });
  });

  it('gives at most half of the places to sockets whose user is not known yet', async () => {
    await start({ LIMIT_SOCKETS: '6/100' });
    const { access } = await product.logIn();
    expect(await openAll(undefined)).toHaveLength(3);
    // The silent ones are closed one after the other: those opened in between would take the places of the others.
    await eventually(async () => {
      const sockets = await openAll(access);
      if (sockets.length === 6) return true;
      await Promise.all(sockets.map((socket) => socket.close()));
      return false;
    }, 'silent sockets make place');
  });

  it('frees the place of a socket that is reset or refused', async () => {
    await start({ LIMIT_SOCKETS: '4/4' });
    for (let count = 0; count < 20; count += 1) {
      const connection = await RawConnection.open(product.url);
      connection.handshake('/graphql', count % 2 ? {} : { 'Sec-WebSocket-Key': 'x' });
      if (count % 4 < 2) connection.reset();
      else await connection.status().catch(() => undefined);
      connection.reset();
    }
    const { access } = await product.logIn();
    await eventually(async () => {
      const sockets = await openAll(access);
      await Promise.all(sockets.map((socket) => socket.close()));
      return sockets.length === 4;
    });
  });

  it('accepts by default the sockets of a clinic with 200 panels behind one address', async () => {
    await start({ LIMIT_SOCKETS: '', LIMIT_SOCKET_MESSAGES: '' });
    const { access } = await product.logIn();
    for (let panel = 1; panel <= 200; panel += 1) {
      const socket = await TestSocket.open(product.url);
      await socket.signIn(access);
    }
  });
});

describe('Limits of one socket', () => {
  it("limits a socket's concurrent subscriptions, and allows another when one has ended", async () => {
    await start({});
    const { access } = await product.logIn();
    const socket = await TestSocket.open(product.url);
    await socket.signIn(access);
    for (let id = 1; id <= 21; id += 1) socket.subscribe(String(id));
    const refusal = await socket.until(({ type }) => type === 'error');
    expect(refusal).toMatchObject({ id: '21', payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    socket.say({ id: '5', type: 'complete' }).subscribe('22').subscribe('23');
    await socket.until(({ id }) => id === '23');
    expect(socket.messages.filter(({ type }) => type === 'error').map(({ id }) => id)).toEqual(['21', '23']);
    await socket.close();
  });

  it('closes a socket that sends too many messages, such as refused subscriptions', async () => {
    await start({ LIMIT_SOCKET_MESSAGES: '' });
    const { access } = await product.logIn();
    const socket = await TestSocket.open(product.url);
    await socket.signIn(access);
    for (let id = 1; id <= 3_000; id += 1) socket.subscribe(String(id), '{ clinic { name } }');
    expect(await socket.closed).toBe(4429);
    expect(socket.messages.length).toBeLessThan(100);
  });

  it.each(['ping', 'pong'] as const)('closes a socket that sends too many %s frames', async (kind) => {
    await start({ LIMIT_SOCKET_MESSAGES: '5/60' });
    const socket = await TestSocket.open(product.url);
    for (let count = 0; count < 10; count += 1) socket.webSocket[kind]();
    expect(await socket.closed).toBe(4429);
  });
});

describe('Origin of a socket', () => {
  it('refuses a socket of a page that is not from the server’s address', async () => {
    await start({ PUBLIC_URL: 'https://clinica.cl' });
    const { host } = new URL(product.url);
    expect(await isRefused({})).toBe(false);
    expect(await isRefused({ origin: `http://${host}` })).toBe(false);
    expect(await isRefused({ origin: 'https://clinica.cl' })).toBe(false);
    expect(await isRefused({ origin: 'https://evil.example' })).toBe(true);
    expect(await isRefused({ origin: 'null' })).toBe(true);
    // A direct client cannot choose the server's address.
    expect(await isRefused({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(
      true,
    );
  });

  it('accepts a socket of a page from the address that a trusted proxy names', async () => {
    await start({ TRUST_PROXY: 'on' });
    expect(await isRefused({ origin: 'https://clinica.cl', 'x-forwarded-host': 'clinica.cl' })).toBe(false);
    expect(await isRefused({ origin: 'https://evil.example', 'x-forwarded-host': 'clinica.cl' })).toBe(true);
  });
});

it('counts handshakes of sockets as requests', async () => {
  await start({ LIMIT_REQUESTS: '3/60' });
  const open = Array.from({ length: 5 }, () => TestSocket.open(product.url));
  const outcomes = await Promise.allSettled(open);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
