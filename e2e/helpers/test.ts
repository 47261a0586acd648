import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.js';
import { giveSession, type Staff, staffOf } from './staff.js';

interface OfTest {
  /** Whether the test's browser starts with a session of the first user. */
  readonly isLoggedIn: boolean;
}
interface OfWorker {
  /** Settings of the product, for files that need others than the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly product: Product;
  readonly staff: Staff;
}

/**
 * A test in a browser whose product is shared by all files that a worker runs at one size with the same settings: a test
 * uses days and names of its own, and undoes what would disturb others.
 */
export const test = base.extend<OfTest, OfWorker>({
  environment: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ environment }, provide) => {
      const product = await startProduct(environment);
      await provide(product);
      await product.stop();
    },
    // Not part of the time of a test.
    { scope: 'worker', timeout: 120_000 },
  ],
  staff: [({ product }, provide) => provide(staffOf(product.session)), { scope: 'worker' }],
  isLoggedIn: [true, { option: true }],
  baseURL: ({ product }, provide) => provide(product.url),
  context: async ({ context, product, isLoggedIn }, provide) => {
    if (isLoggedIn) await giveSession(context, product.session);
    await provide(context);
  },
});
