import startPostgres from './global-setup.mjs';
import prepareData from './process-global-setup.mjs';

/** Some proofs start the product as a process, others use it as server tests do. */
export default async function globalSetup() {
  prepareData();
  await startPostgres();
}
