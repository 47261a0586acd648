import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ADMIN } from '../product/start-product.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct();

const me = (access: string) =>
  product.client().get('/api/usuarios/me/', { authorization: `Bearer ${access}` });
const refresh = (token: string) => product.client().post('/api/usuarios/auth/refresh/', { refresh: token });

describe('Login by REST', () => {
  it('returns a pair of tokens and the user on login', async () => {
    const { status, body } = await product.client().post('/api/usuarios/auth/login/', ADMIN);
    expect(status).toBe(200);
    expect(body).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      user: { id: 1, username: 'admin', nombre: 'admin' },
    });
    expect((await me(body.access)).body).toEqual({ id: 1, username: 'admin', nombre: 'admin' });
  });

  it.each([
    ['a wrong password', { username: 'admin', password: 'otra' }],
    ['an unknown user', { username: 'nadie', password: ADMIN.password }],
    ['an impossible user name', { username: 'admin@127.0.0.1', password: ADMIN.password }],
  ])('refuses a login with %s in the same words', async (_case, credentials) => {
    const answer = await product.client().post('/api/usuarios/auth/login', credentials);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Credenciales invalidas' });
  });

  it('reports every invalid field of a login at once', async () => {
    const answer = await product.client().post('/api/usuarios/auth/login/', { username: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      username: ['Escriba el usuario como texto.'],
      password: ['Falta la contraseña.'],
    });
  });

  it('never stores a password or a token that could be used', async () => {
    const staff = await product.logIn();
    const users = await product.database.query('select password_hash from staff_user');
    expect(users.rows[0].password_hash).toMatch(/^\$argon2id\$/);
    const tokens = await product.database.query(
      "select encode(token_hash, 'base64') as hash from refresh_token",
    );
    expect(JSON.stringify(tokens.rows)).not.toContain(staff.refresh);
  });
});

describe('Refreshing a session', () => {
  it('rotates the tokens on refresh: the new pair works and the old refresh token does not', async () => {
    const staff = await product.logIn();
    const renewed = await refresh(staff.refresh!);
    expect(renewed.status).toBe(200);
    expect(Object.keys(renewed.body).sort()).toEqual(['access', 'refresh']);
    expect(renewed.body.refresh).not.toBe(staff.refresh);
    expect((await me(renewed.body.access)).status).toBe(200);
  });

  it('returns a different access token on each refresh, even within one second', async () => {
    const staff = await product.logIn();
    const tokens = [staff.access];
    let next = staff.refresh!;
    for (let n = 0; n < 10; n += 1) {
      const { body } = await refresh(next);
      tokens.push(body.access);
      next = body.refresh;
    }
    expect(new Set(tokens).size).toBe(11);
  });

  it('ends the whole session when a used refresh token is sent again', async () => {
    const staff = await product.logIn();
    const renewed = await refresh(staff.refresh!);
    const reuse = await refresh(staff.refresh!);
    expect(reuse.status).toBe(401);
    expect((await refresh(renewed.body.refresh)).status).toBe(401);
    expect((await me(renewed.body.access)).status).toBe(401);
    expect((await me(staff.access!)).status).toBe(401);
  });

  it('leaves other sessions of the same user open when one ends', async () => {
    const [one, other] = [await product.logIn(), await product.logIn()];
    await refresh(one.refresh!);
    await refresh(one.refresh!);
    expect((await me(other.access!)).status).toBe(200);
  });

  it('accepts a refresh token only once when it is sent twice at the same time', async () => {
    const staff = await product.logIn();
    const answers = await Promise.all([refresh(staff.refresh!), refresh(staff.refresh!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    ['an unknown token', { refresh: 'nada' }, 401],
    ['none', {}, 400],
    ['a number', { refresh: 5 }, 400],
  ])('refuses to refresh a session with %s', async (_case, body, status) => {
    expect((await product.client().post('/api/usuarios/auth/refresh/', body)).status).toBe(status);
  });

  it('refuses an expired refresh token, by the clock', async () => {
    const staff = await product.logIn();
    const [before] = [product.clock.instant];
    product.clock.instant = new Date(before.getTime() + (7 * 86_400 + 1) * 1000);
    try {
      expect((await refresh(staff.refresh!)).status).toBe(401);
    } finally {
      product.clock.instant = before;
    }
    expect((await refresh(staff.refresh!)).status).toBe(200);
  });
});

describe('Bearer token', () => {
  const claims = async () => {
    const staff = await product.logIn();
    const decoded = product.app.get(JwtService, { strict: false }).decode(staff.access!);
    return { sub: decoded.sub as string, sid: decoded.sid as string };
  };
  const sign = async (options: object) =>
    product.app.get(JwtService, { strict: false }).sign(await claims(), options);

  it('refuses an expired bearer token', async () => {
    expect((await me(await sign({ expiresIn: -1 }))).status).toBe(401);
  });

  it.each([
    ['another key', { secret: 'x'.repeat(40) }],
    ['another issuer', { issuer: 'otro' }],
    ['another audience', { audience: 'otro' }],
    ['another algorithm', { algorithm: 'HS512' }],
  ])('refuses a bearer token signed with %s', async (_case, options) => {
    expect((await me(await sign(options))).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`])(
    'refuses the Authorization header %j',
    async (authorization) => {
      const answer = await product.client().get('/api/usuarios/me/', { authorization });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: expect.any(String) });
    },
  );

  it('ignores an invalid bearer token on a public path', async () => {
    const answer = await product
      .client()
      .get('/api/citas/disponibles/?fecha=2026-11-20', { authorization: 'Bearer nada' });
    expect(answer.status).toBe(200);
  });
});

describe('Logout', () => {
  it('ends the session on the server when a user logs out', async () => {
    const staff = await product.logIn();
    const answer = await staff.post('/api/usuarios/auth/logout/');
    expect(answer.status).toBe(204);
    expect((await staff.get('/api/usuarios/me/')).status).toBe(401);
    expect((await refresh(staff.refresh!)).status).toBe(401);
  });
});

describe('Anti-forgery token', () => {
  const logout = '/api/usuarios/auth/logout/';

  it('requires a session for a write before its body is validated', async () => {
    expect((await product.client().post(logout, '{rotten')).status).toBe(401);
  });

  it('requires the anti-forgery token in cookie and header for a write', async () => {
    const staff = await product.logIn();
    const { cookie, antiForgery } = staff;
    staff.cookie = undefined;
    staff.antiForgery = undefined;
    expect((await staff.post(logout)).status).toBe(403);
    expect((await staff.post(logout, undefined, { cookie: cookie! })).status).toBe(403);
    expect((await staff.post(logout, undefined, { 'x-csrftoken': antiForgery! })).status).toBe(403);
    const both = { cookie: cookie!, 'x-csrftoken': antiForgery! };
    expect((await staff.post(logout, undefined, both)).status).toBe(204);
  });

  it('refuses a write with a token that this server never issued, before the body is validated', async () => {
    const staff = await product.logIn();
    const forged = { cookie: 'csrftoken=hecho-a-mano', 'x-csrftoken': 'hecho-a-mano' };
    const answer = await staff.post(logout, '{rotten', forged);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });

  it('refuses a write with two valid anti-forgery tokens that differ', async () => {
    const [staff, other] = [await product.logIn(), await product.client().getAntiForgery()];
    expect((await staff.post(logout, undefined, { 'x-csrftoken': other.antiForgery! })).status).toBe(403);
  });

  it('issues an anti-forgery token that scripts can read, for this site only', async () => {
    const { body, headers } = await product.client().get('/api/get-csrf-token');
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toContain(`csrftoken=${body.csrfToken}`);
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('HttpOnly');
    expect(cookie).not.toContain('Secure');
  });
});
