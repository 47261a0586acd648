/** Stops what the test files shared. */
export default async function globalTeardown() {
  await globalThis.stopSharedProduct?.();
  await globalThis.stopTestPostgres?.();
}
