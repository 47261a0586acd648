import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { EXIT_CODES } from './foundation/exit-codes.js';
import { StartUpError } from './foundation/start-up-error.js';

// Caches compiled code for the next start; without effect if this folder can't be written.
enableCompileCache(path.join(import.meta.dirname, '.cache'));
// Otherwise graphql-js checks each type in each response for a second copy of graphql-js.
process.env['NODE_ENV'] ??= 'production';

try {
  // Both only affect modules loaded afterwards.
  const { runProduct } = await import('./run-product.js');
  const [isDemo, hasYear] = ['--demo', '--year'].map((option) => process.argv.includes(option));
  await runProduct({ demo: isDemo ? (hasYear ? 'YEAR' : 'WEEKS') : undefined });
} catch (error) {
  // An expected error is one sentence; any other error is printed with its stack.
  const reason = error instanceof StartUpError ? error.message : error;
  console.error('Huella did not start:', reason);
  process.exit(EXIT_CODES.didNotStart);
}
