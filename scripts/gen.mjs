// @ts-check
// npm run gen writes the generated files; with --check it only fails if one is stale.
import { Failure } from './bootstrap/failure.mjs';
import { checkGenerated, generate } from './gen/generate.mjs';

try {
  await (process.argv.includes('--check') ? checkGenerated() : generate());
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
