import { TOTP } from 'otpauth';
import { ADMIN, type TestProduct } from './start-product.js';
import type { TestClient } from './test-client.js';

/** An authenticator app that shows codes by the product's clock. */
export interface Authenticator {
  /** @param steps of 30 seconds ahead: the clock of a phone may be off. */
  code(steps?: number): string;
}

/** @returns the app, and the recovery codes that were shown. */
export async function turnOnSecondFactor(
  product: TestProduct,
  client: TestClient,
  password: string = ADMIN.password,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const prepared = await client.graphql(
    'mutation ($password: String!) { prepareSecondFactor(password: $password) { key } }',
    { password },
  );
  const totp = new TOTP({ secret: prepared.body.data.prepareSecondFactor.key });
  const app = {
    code: (steps = 0) => totp.generate({ timestamp: product.clock.instant.getTime() + steps * 30_000 }),
  };
  const { body } = await client.graphql('mutation ($code: String!) { turnOnSecondFactor(code: $code) }', {
    code: app.code(),
  });
  return { app, recoveryCodes: body.data.turnOnSecondFactor };
}
