import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.js';
import { giveSession, type Staff, staffOf } from './staff.js';

interface OfTest {
  /** Whether the test's browser starts with a session of the first user. */
  readonly isLoggedIn: boolean;
}
interface OfWorker {
  /** Product settings, for files that need other ones than the default. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the clinic is as after its first start, without the hours of years ahead. */
  readonly isNew: boolean;
  readonly product: Product;
  readonly staff: Staff;
}

/**
 * A test in a browser. All files that a worker runs at one screen size with the same settings share its product, so a
 * test uses days and names of its own, and undoes what would disturb others.
 */
export const test = base.extend<OfTest, OfWorker>({
  environment: [{}, { option: true, scope: 'worker' }],
  isNew: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ environment, isNew }, provide) => {
      const product = await startProduct(environment, isNew);
      await provide(product);
      await product.stop();
    },
    // Not counted as time of a test.
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [({ product }, provide) => provide(staffOf(product.session)), { scope: 'worker' }],
  isLoggedIn: [true, { option: true }],
  baseURL: ({ product }, provide) => provide(product.url),
  context: async ({ context, product, isLoggedIn }, provide) => {
    if (isLoggedIn) await giveSession(context, product.session);
    await provide(context);
  },
});
