import { ADMIN, type TestProduct } from './start-product.js';
import type { TestClient } from './test-client.js';

const RECEPTION = { username: 'recepcion', password: ADMIN.password };

/** Logs in a reception user: a role without the right to health data. */
export async function logInAsReception(product: TestProduct): Promise<TestClient> {
  await product.database.query(
    `insert into staff_user (username, name, password_hash, role)
     select $1, 'Recepción', password_hash, 'RECEPTION' from staff_user where username = $2
     on conflict do nothing`,
    [RECEPTION.username, ADMIN.username],
  );
  return product.client().logIn(RECEPTION);
}
