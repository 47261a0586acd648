import { rightsOf } from '#domain/access/presets.js';
import type { Rights } from '#domain/access/rights.js';
import { ADMIN, type TestProduct } from './start-product.js';
import type { TestClient } from './test-client.js';

/** Sets a person's rights, and adds the person, who has the password of the first user, if there is none. */
export const giveRights = (product: TestProduct, username: string, rights: Rights, name = username) =>
  product.database.query(
    `insert into staff_user (username, name, password_hash, rights)
     select $1, $2, password_hash, $3 from staff_user where username = $4
     on conflict (username) do update set rights = excluded.rights`,
    [username, name, JSON.stringify(rights), ADMIN.username],
  );

/** Logs in a person who has just these rights. */
export async function logInWith(
  product: TestProduct,
  username: string,
  rights: Rights,
  name?: string,
): Promise<TestClient> {
  await giveRights(product, username, rights, name);
  return product.client().logIn({ username, password: ADMIN.password });
}

/** Logs in a reception user, who has no right to health data. */
export const logInAsReception = (product: TestProduct): Promise<TestClient> =>
  logInWith(product, 'recepcion', rightsOf('RECEPTION'), 'Recepción');
