import { beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { hashPassword } from '../../src/access/passwords/passwords.js';
import { ADMIN } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ environment: { LIMIT_LOGINS: '3/300' }, empty: 'rate_limit, session' });
let staff: TestClient;
beforeEach(async () => {
  await product.database.query(
    `update staff_user set name = 'admin', password_hash = $1, version = 1 where id = 1`,
    [await hashPassword(ADMIN.password)],
  );
  staff = await product.logIn();
});

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const later = ({ minutes = 0, days = 0 }) => {
  product.clock.instant = new Date(product.clock.instant.getTime() + (days * 1440 + minutes) * 60_000);
};
const isLoggedIn = async (client: TestClient) => (await client.get('/api/usuarios/me/')).status === 200;
const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code;
const refreshed = async (client: TestClient) => {
  const { body } = await client.post('/api/usuarios/auth/refresh/', { refresh: client.refresh });
  client.access = body.access;
  client.refresh = body.refresh;
};

describe('Session', () => {
  it('ends a session 30 days after the login, however often it was refreshed', async () => {
    for (let n = 0; n < 5; n += 1) {
      later({ days: 5 });
      await refreshed(staff);
      expect(await isLoggedIn(staff)).toBe(true);
    }
    later({ days: 4, minutes: 1435 });
    await refreshed(staff);
    const { iat, exp } = product.app.get(JwtService, { strict: false }).decode(staff.access!);
    // The last access token expires together with its session.
    expect(exp - iat).toBe(300);
    later({ minutes: 6 });
    expect(await isLoggedIn(staff)).toBe(false);
    const { status } = await product.client().post('/api/usuarios/auth/refresh/', { refresh: staff.refresh });
    expect(status).toBe(401);
  });

  it('allows no extension of a session, not even in the database', async () => {
    await expect(
      product.database.query(`update session set expires_at = expires_at + interval '1 second'`),
    ).rejects.toMatchObject({ constraint: 'session_ends_within_30_days' });
  });
});

const SESSIONS = '{ mySessions { id device openedAt lastUsedAt endsAt isCurrent } }';

describe('List of open sessions', () => {
  it('shows each session’s device and last use, which is updated every ten minutes', async () => {
    const { body } = await product
      .client()
      .post('/api/usuarios/auth/login/', ADMIN, { 'user-agent': WINDOWS });
    later({ minutes: 9 });
    await product.client().get('/api/usuarios/me/', { authorization: `Bearer ${body.access}` });
    later({ minutes: 3 });
    expect((await staff.graphql(SESSIONS)).body.data.mySessions).toEqual([
      {
        id: expect.any(String),
        device: 'Otro programa',
        openedAt: '2026-11-18T15:00:00.000Z',
        lastUsedAt: '2026-11-18T15:12:00.000Z',
        endsAt: '2026-12-18T15:00:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Chrome en Windows',
        openedAt: '2026-11-18T15:00:00.000Z',
        lastUsedAt: '2026-11-18T15:00:00.000Z',
        endsAt: '2026-12-18T15:00:00.000Z',
        isCurrent: false,
      },
    ]);
  });

  it('closes sessions one by one, or all others at once', async () => {
    const [second, third, fourth] = [await product.logIn(), await product.logIn(), await product.logIn()];
    const { mySessions } = (await second.graphql(SESSIONS)).body.data;
    const { id } = mySessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await staff.graphql('mutation ($id: String!) { closeMySession(id: $id) }', { id });
    expect([await isLoggedIn(second), await isLoggedIn(third)]).toEqual([false, true]);
    const { body } = await staff.graphql('mutation { closeMyOtherSessions }');
    expect(body.data.closeMyOtherSessions).toBe(2);
    expect([await isLoggedIn(third), await isLoggedIn(fourth), await isLoggedIn(staff)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('does not close a session of another user', async () => {
    await product.database.query(
      `insert into staff_user (username, name, password_hash, rights)
       select 'berta', 'Berta', $1, rights from staff_user where username = 'admin'`,
      [await hashPassword('otra clave larga')],
    );
    const berta = await product.client().logIn({ username: 'berta', password: 'otra clave larga' });
    const [{ id }] = (await berta.graphql(SESSIONS)).body.data.mySessions;
    const refused = await staff.graphql('mutation ($id: String!) { closeMySession(id: $id) }', { id });
    expect(codeOf(refused)).toBe('NOT_FOUND');
    expect(await isLoggedIn(berta)).toBe(true);
  });
});

describe('Changing one’s own name', () => {
  it("accepts only one of two edits of the same version of a user's name", async () => {
    const UPDATE = `mutation ($name: String!) { updateMyProfile(version: 1, input: { name: $name }) { name version } }`;
    expect((await staff.graphql(UPDATE, { name: 'Ana Soto' })).body.data.updateMyProfile).toEqual({
      name: 'Ana Soto',
      version: 2,
    });
    expect(codeOf(await staff.graphql(UPDATE, { name: 'Otra' }))).toBe('STALE');
    expect((await staff.get('/api/usuarios/me/')).body.nombre).toBe('Ana Soto');
  });
});

describe('Changing one’s own password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    staff.graphql(
      `mutation ($currentPassword: String!, $newPassword: String!) {
         changeMyPassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
      { currentPassword, newPassword },
    );
  const logIn = (password: string) =>
    product.client().post('/api/usuarios/auth/login/', { username: 'admin', password });

  it('requires the current password to change it, and ends the other sessions', async () => {
    const other = await product.logIn();
    expect((await change(ADMIN.password, 'una clave nueva')).body.data.changeMyPassword).toBe(true);
    expect([await isLoggedIn(staff), await isLoggedIn(other)]).toEqual([true, false]);
    expect((await logIn(ADMIN.password)).status).toBe(401);
    expect((await logIn('una clave nueva')).status).toBe(200);
    const { rows } = await product.database.query(
      'select kind, staff_user_id as "of", done_by as by, channel from security_event order by id desc offset 2 limit 1',
    );
    expect(rows).toEqual([{ kind: 'PASSWORD_CHANGED', of: 1, by: 1, channel: 'API' }]);
  });

  it.each([
    ['a wrong current one', 'adivinada', 'una clave nueva', 'currentPassword'],
    ['a short new one', ADMIN.password, 'corta', 'newPassword'],
    ['the user’s name', ADMIN.password, 'Administradora', 'newPassword'],
    ['one that everybody tries', ADMIN.password, 'Qwerty.123', 'newPassword'],
  ])('refuses a password change with %s', async (_case, current, next, field) => {
    await product.database.query(`update staff_user set name = 'administradora' where id = 1`);
    const { body } = await change(current, next);
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual([field]);
    expect((await logIn(ADMIN.password)).status).toBe(200);
  });

  it('limits password changes like logins', async () => {
    for (let n = 0; n < 3; n += 1) await change('adivinada', 'una clave nueva');
    expect(codeOf(await change(ADMIN.password, 'una clave nueva'))).toBe('TOO_MANY_REQUESTS');
  });
});
