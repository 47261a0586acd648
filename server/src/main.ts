import { EXIT_CODES } from './exit-codes.js';
import { runProduct } from './run-product.js';
import { StartUpError } from './start-up-error.js';

try {
  await runProduct({ demo: process.argv.includes('--demo') });
} catch (error) {
  // An expected reason is one sentence; for anything else the stack is printed.
  const reason = error instanceof StartUpError ? error.message : error;
  console.error('Huella did not start:', reason);
  process.exit(EXIT_CODES.didNotStart);
}
