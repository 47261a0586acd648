import type { FullConfig } from '@playwright/test';
import { startProduct } from './product.js';

/** Starts a product for each worker. @returns a function that stops them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  products.forEach(({ url, data }, index) => {
    process.env[`E2E_URL_${index}`] = url;
    process.env[`E2E_DATA_${index}`] = data;
  });
  return async () => void (await Promise.all(products.map((product) => product.stop())));
}
