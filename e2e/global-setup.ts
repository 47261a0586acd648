import { startProduct } from './product.js';

/** One product for all browser tests. @returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  return product.stop;
}
