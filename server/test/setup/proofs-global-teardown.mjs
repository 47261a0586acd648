import stopPostgres from './global-teardown.mjs';
import removeData from './process-global-teardown.mjs';

export default async function globalTeardown() {
  removeData();
  await stopPostgres();
}
