// @ts-check
// npm run check: everything that needs neither database nor browser, in under a minute.
import { checkParts } from './parts/check-parts.mjs';
import { inParallel } from './parts/in-parallel.mjs';
import { jestPart } from './parts/jest-part.mjs';
import { describe, runPart } from './parts/part.mjs';
import { inWorkplace } from './parts/workplace.mjs';

await inWorkplace(async (folder) => {
  const started = Date.now();
  const tests = jestPart('unit and client tests', ['unit', 'client'], folder, ['--maxWorkers=1', '--silent']);
  const results = await inParallel([tests, ...checkParts], 2, async (part) => {
    const result = await runPart(part);
    console.log(describe(result));
    return result;
  });
  const failures = results.filter(({ failed }) => failed > 0);
  for (const { name, output } of failures) console.log(`\n--- ${name}\n${output.trim()}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    failures.length > 0
      ? `\n${failures.length} of ${results.length} parts failed.`
      : `\nAll fine, ${seconds} s.`,
  );
  return failures.length > 0 ? 1 : 0;
});
