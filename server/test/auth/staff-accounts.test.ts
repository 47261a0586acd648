import { expect, it } from '@jest/globals';
import { StaffAccounts } from '../../src/auth/accounts/staff-accounts.js';
import { StaffUser } from '../../src/auth/accounts/staff-user.entity.js';
import { withEntityManager } from '../../src/database/with-entity-manager.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct();

const accounts = <T>(work: (staff: StaffAccounts) => Promise<T>): Promise<T> =>
  withEntityManager(product.databaseUrl, [StaffUser], (em) => work(new StaffAccounts(em)));
const logIn = (username: string, password: string) =>
  product.client().post('/api/usuarios/auth/login/', { username, password });

it('adds a user who can log in, once', async () => {
  await accounts((staff) => staff.add('ana.soto', 'una clave de ana'));
  expect((await logIn('ana.soto', 'una clave de ana')).status).toBe(200);
  await expect(accounts((staff) => staff.add('ana.soto', 'otra clave'))).rejects.toThrow('already a user');
});

it('changes a password, which ends every session that the old one opened', async () => {
  const staff = await product.logIn();
  await accounts((all) => all.setPassword('admin', 'una clave nueva'));
  expect((await staff.get('/api/usuarios/me/')).status).toBe(401);
  expect((await logIn('admin', 'una clave nueva')).status).toBe(200);
});

it.each([
  ['Con Espacios', 'una clave larga'],
  ['bea', 'corta'],
])('refuses %s with password %s', async (username, password) => {
  await expect(accounts((staff) => staff.add(username, password))).rejects.toThrow();
  expect((await logIn(username, password)).status).not.toBe(200);
});

it('adds the first user only if there is no user', async () => {
  expect(await accounts((staff) => staff.addFirst('otro', 'una clave larga'))).toBe(false);
});
