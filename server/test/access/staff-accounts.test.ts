import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ensureFirstStaffUser } from '../../src/access/terminal/first-staff-user.js';
import { type StaffAccounts, withStaffAccounts } from '../../src/access/terminal/staff-accounts.js';
import { readConfig } from '../../src/foundation/config.js';
import { createDatabase, dropDatabase } from '../product/test-databases.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct();

const accounts = <T>(work: (staff: StaffAccounts) => Promise<T>): Promise<T> =>
  withStaffAccounts(product.databaseUrl, work);
const logIn = (username: string, password: string) =>
  product.client().post('/api/usuarios/auth/login/', { username, password });

it('adds a user who can log in, and refuses to add the same one again', async () => {
  await accounts((staff) => staff.add('ana.soto', 'una clave de ana'));
  expect((await logIn('ana.soto', 'una clave de ana')).status).toBe(200);
  await expect(accounts((staff) => staff.add('ana.soto', 'otra clave'))).rejects.toThrow('already a user');
});

it("changes a user's password and ends every session opened with the old one", async () => {
  const staff = await product.logIn();
  await accounts((all) => all.setPassword('admin', 'una clave nueva'));
  expect((await staff.get('/api/usuarios/me/')).status).toBe(401);
  expect((await logIn('admin', 'una clave nueva')).status).toBe(200);
});

it.each([
  ['Con Espacios', 'una clave larga', /user name/],
  ['bea', 'corta', /fewer than 8/],
  ['beatriz.rojas', 'Beatriz Rojas', /own name/],
  ['bea', 'contraseña', /everybody tries/],
])('refuses to add the user %s with password %s', async (username, password, sentence) => {
  await expect(accounts((staff) => staff.add(username, password))).rejects.toThrow(sentence);
  expect((await logIn(username, password)).status).not.toBe(200);
});

it('refuses a weak password for an existing user, whose password stays the same', async () => {
  await accounts((staff) => staff.add('dora', 'una clave de dora'));
  await product.database.query(`update staff_user set name = 'Dora Rojas' where username = 'dora'`);
  for (const password of ['corta', 'dora rojas', 'Password1'])
    await expect(accounts((staff) => staff.setPassword('dora', password))).rejects.toThrow('That password');
  expect((await logIn('dora', 'una clave de dora')).status).toBe(200);
});

it('lets a disabled user in again and logs it', async () => {
  await accounts((staff) => staff.add('eva', 'una clave de eva'));
  await product.database.query(`update staff_user set disabled_at = now() where username = 'eva'`);
  expect((await logIn('eva', 'una clave de eva')).status).toBe(401);
  await accounts((staff) => staff.enable('eva'));
  expect((await logIn('eva', 'una clave de eva')).status).toBe(200);
  const { rows } = await product.database.query(
    `select channel from security_event e join staff_user u on u.id = e.staff_user_id
     where u.username = 'eva' and kind = 'USER_ENABLED'`,
  );
  expect(rows).toEqual([{ channel: 'TERMINAL' }]);
  await expect(accounts((staff) => staff.enable('nadie'))).rejects.toThrow('no user nadie');
});

it('creates the first user with ADMIN_PASSWORD if it is strong enough, and ignores it later', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await createDatabase(name);
  const start = (ADMIN_PASSWORD: string) => ensureFirstStaffUser(database, readConfig({ ADMIN_PASSWORD }));
  try {
    await expect(start('password')).rejects.toThrow(/^ADMIN_PASSWORD can't be used, because .*\.$/);
    await expect(start('corta')).rejects.toThrow('ADMIN_PASSWORD');
    expect(await start('una-clave-larga')).toBeUndefined();
    await start('password');
  } finally {
    await dropDatabase(name);
  }
});
