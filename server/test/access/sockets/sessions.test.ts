import { describe, expect, it } from '@jest/globals';
import { CloseCode } from 'graphql-ws';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import { createProgram } from '../../product/keys.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct, useSecondInstance } from '../../product/use-product.js';
import { TestSocket } from './test-socket.js';

const product = useProduct();
const second = useSecondInstance(product);

async function signedIn(to: TestProduct, { access }: TestClient): Promise<TestSocket> {
  const socket = await TestSocket.open(to.url);
  await socket.signIn(access);
  return socket;
}

const endBySql = (access: string | undefined) => {
  const { sid } = JSON.parse(Buffer.from(access?.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  return product.database.query(
    `update session set ended_at = now(), end_reason = 'PASSWORD_CHANGED' where id = $1`,
    [sid],
  );
};

describe('Socket without a valid token', () => {
  it.each([
    ['no token', {}],
    ['an invalid token', { authorization: 'Bearer x.y.z' }],
    ['a token that is not a string', { authorization: { toString: 'Bearer' } }],
    ['a password', { authorization: 'Basic YTpi' }],
  ])('closes a socket with an invalid token: %s', async (_what, payload) => {
    const socket = await TestSocket.open(product.url);
    socket.say({ type: 'connection_init', payload });
    expect(await socket.closed).toBe(CloseCode.Forbidden);
    expect(socket.messages).toEqual([]);
  });

  it('closes a socket with the token of an ended session', async () => {
    const staff = await product.logIn();
    await endBySql(staff.access);
    const socket = await TestSocket.open(product.url);
    await expect(socket.signIn(staff.access)).rejects.toMatchObject({ code: CloseCode.Forbidden });
  });

  it('closes a socket soon if it sends nothing', async () => {
    const socket = await TestSocket.open(product.url);
    expect(await socket.closed).toBe(CloseCode.ConnectionInitialisationTimeout);
  });

  it('closes a socket that subscribes before it signs in', async () => {
    const socket = await TestSocket.open(product.url);
    socket.subscribe('1');
    expect(await socket.closed).toBe(CloseCode.Unauthorized);
  });
});

describe('Socket whose session ends', () => {
  it("closes a user's sockets on every instance when they log out, and no others", async () => {
    const [staff, colleague] = [await product.logIn(), await product.logIn()];
    const sockets = [await signedIn(product, staff), await signedIn(second, staff)];
    const other = await signedIn(second, colleague);
    const isClosed = Promise.all(sockets.map(({ closed }) => closed));
    expect((await staff.post('/api/usuarios/auth/logout/', { refresh: staff.refresh })).status).toBe(204);
    expect(await isClosed).toEqual([CloseCode.Forbidden, CloseCode.Forbidden]);
    other.subscribe('1').say({ type: 'ping' });
    await other.until(({ type }) => type === 'pong');
    await other.close();
  });

  it('closes the socket of an ended session at once, without waiting for the next check of all sessions', async () => {
    const begun = Date.now();
    for (let user = 0; user < 4; user += 1) {
      const staff = await product.logIn();
      const socket = await signedIn(second, staff);
      await staff.post('/api/usuarios/auth/logout/', { refresh: staff.refresh });
      expect(await socket.closed).toBe(CloseCode.Forbidden);
    }
    // The check runs every 5 seconds.
    expect(Date.now() - begun).toBeLessThan(12_000);
  });

  it("closes a key's sockets on every instance at once when it is revoked, and when it expires", async () => {
    const revoke = 'mutation ($id: String!) { revokeApiKey(id: $id) { state } }';
    const begun = Date.now();
    for (let key = 0; key < 4; key += 1) {
      const program = await createProgram(product, { STOCK: 'READ' });
      const sockets = [await signedIn(product, program), await signedIn(second, program)];
      for (const socket of sockets) socket.subscribe('1');
      await product.staff.graphql(revoke, { id: program.keyId });
      expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403]);
    }
    expect(Date.now() - begun).toBeLessThan(12_000);

    const program = await createProgram(product, { STOCK: 'READ' });
    const socket = await signedIn(product, program);
    product.clock.instant = new Date('2028-01-01T00:00:00Z');
    expect(await socket.closed).toBe(CloseCode.Forbidden);
  });

  it("closes the session's sockets when a refresh token is used twice", async () => {
    const staff = await product.logIn();
    const socket = await signedIn(second, staff);
    for (let use = 0; use < 2; use += 1) {
      await product.client().post('/api/usuarios/auth/refresh/', { refresh: staff.refresh });
    }
    expect(await socket.closed).toBe(CloseCode.Forbidden);
  });

  it('closes sockets of a session that ends without a request to the server, as by a changed password', async () => {
    const staff = await product.logIn();
    const socket = await signedIn(product, staff);
    await endBySql(staff.access);
    expect(await socket.closed).toBe(CloseCode.Forbidden);
  });

  it('closes a socket when its access token expires', async () => {
    const shortLived = await startProduct({
      databaseUrl: product.databaseUrl,
      environment: { ACCESS_TOKEN_TTL: '2' },
    });
    const socket = await signedIn(shortLived, await shortLived.logIn());
    expect(await socket.closed).toBe(CloseCode.Forbidden);
    await shortLived.stop();
  });
});
