import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, startProduct, type TestProduct } from '../product/start-product.js';

let product: TestProduct;
beforeEach(async () => {
  product = await startProduct({ environment: { LIMIT_LOGINS: '3/300', TRUST_PROXY: 'on' } });
});
afterEach(() => product.stop());

const logIn = (credentials: object, address: string) =>
  product.client().post('/api/usuarios/auth/login/', credentials, { 'x-forwarded-for': address });
const guess = (address: string, username = 'admin') => logIn({ username, password: 'adivina' }, address);

describe('Limits on guessing passwords', () => {
  it('refuses logins after the limit, and says how long to wait', async () => {
    for (let n = 0; n < 3; n += 1) expect((await guess('203.0.113.1')).status).toBe(401);
    const refused = await guess('203.0.113.1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect(refused.body).toEqual({ error: expect.stringContaining('Demasiados intentos') });
    expect((await logIn(ADMIN, '203.0.113.1')).status).toBe(429);
  });

  it('stops password guesses that all arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.2')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('limits password guesses per user across addresses, and per address across users', async () => {
    for (let n = 0; n < 3; n += 1) await guess(`203.0.113.${10 + n}`);
    expect((await guess('203.0.113.99')).status).toBe(429);
    for (let n = 0; n < 3; n += 1) await guess('203.0.113.50', `otro${n}`);
    expect((await guess('203.0.113.50', 'otro9')).status).toBe(429);
  });

  it('does not lock a user out of an address they have logged in from', async () => {
    expect((await logIn(ADMIN, '198.51.100.7')).status).toBe(200);
    for (let n = 0; n < 9; n += 1) await guess(`203.0.113.${100 + n}`);
    expect((await logIn(ADMIN, '203.0.113.200')).status).toBe(429);
    expect((await logIn(ADMIN, '198.51.100.7')).status).toBe(200);
  });

  it('counts failed logins from all IPv6 addresses of one /64 together', async () => {
    for (let n = 1; n <= 3; n += 1) expect((await guess(`2001:db8:0:7::${n}`, `otro${n}`)).status).toBe(401);
    expect((await guess('2001:0DB8:0000:0007:ffff::1', 'otro4')).status).toBe(429);
    expect((await guess('2001:db8:0:8::1', 'otro4')).status).toBe(401);
  });

  it('counts an IPv4 address written as IPv6 as the same address', async () => {
    for (let n = 1; n <= 3; n += 1) await guess('::ffff:203.0.113.4', `otro${n}`);
    expect((await guess('203.0.113.4', 'otro4')).status).toBe(429);
  });

  it('recognises a network that a user has logged in from', async () => {
    expect((await logIn(ADMIN, '2001:db8:0:9::1')).status).toBe(200);
    for (let n = 0; n < 9; n += 1) await guess(`203.0.113.${100 + n}`);
    expect((await logIn(ADMIN, '2001:db8:0:9::2')).status).toBe(200);
  });

  it('counts failed logins by the address that the last proxy saw, not the one that the client claims', async () => {
    const second = await startProduct({
      environment: { LIMIT_LOGINS: '3/300', TRUST_PROXY: '1' },
      databaseUrl: product.databaseUrl,
    });
    const guessAs = (pretended: string) =>
      second
        .client()
        .post(
          '/api/usuarios/auth/login/',
          { username: `otro${pretended}`, password: 'adivina' },
          { 'x-forwarded-for': `${pretended}, 203.0.113.5` },
        );
    try {
      for (let n = 1; n <= 3; n += 1) expect((await guessAs(`198.51.100.${n}`)).status).toBe(401);
      expect((await guessAs('198.51.100.4')).status).toBe(429);
    } finally {
      await second.stop();
    }
  });

  it('does not count a made-up user name against a user whose address it contains', async () => {
    expect((await logIn(ADMIN, '198.51.100.9')).status).toBe(200);
    for (const name of ['admin@198.51.100.9', 'user:admin@198.51.100.9', '["user","admin"]']) {
      for (let n = 0; n < 4; n += 1) await guess(`203.0.113.${n}`, name);
    }
    expect((await logIn(ADMIN, '198.51.100.9')).status).toBe(200);
  });

  it('counts failed logins with impossible user names by address only', async () => {
    for (let n = 0; n < 5; n += 1) {
      const answer = await guess(`203.0.113.${n}`, 'nadie en particular');
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: 'Credenciales invalidas' });
    }
    for (let n = 0; n < 3; n += 1) await guess('203.0.113.60', `¿${n}?`);
    expect((await guess('203.0.113.60', '¿quién?')).status).toBe(429);
  });

  it('does not count successful logins', async () => {
    for (let n = 0; n < 8; n += 1) expect((await logIn(ADMIN, '198.51.100.8')).status).toBe(200);
  });

  it('counts failed logins across all instances', async () => {
    const second = await startProduct({
      environment: { LIMIT_LOGINS: '3/300', TRUST_PROXY: 'on' },
      databaseUrl: product.databaseUrl,
    });
    try {
      for (let n = 0; n < 3; n += 1) await guess('203.0.113.3');
      const answer = await second
        .client()
        .post('/api/usuarios/auth/login/', ADMIN, { 'x-forwarded-for': '203.0.113.3' });
      expect(answer.status).toBe(429);
    } finally {
      await second.stop();
    }
  });
});
