import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GOAL_MINUTES = 8;

/** `npm test` on a fresh clone of the last commit: installing, building, and all checks and tests. */
export async function tests() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-tests-'));
  try {
    spawnSync('git', ['clone', '--quiet', ROOT, folder], { stdio: 'inherit' });
    const began = performance.now();
    const { status, stdout } = spawnSync('npm', ['test'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const minutes = (performance.now() - began) / 60_000;
    const [counts] = stdout.match(/\d+ passed, \d+ failed\s*$/) ?? ['no test ran'];
    console.log('\nnpm test on a fresh clone');
    console.log(
      `  ${counts.trim()}${status === 0 ? '' : ', which is no measurement'}   ${minutes.toFixed(1)} min   ` +
        `goal ${GOAL_MINUTES}: ${status === 0 && minutes <= GOAL_MINUTES ? 'met' : 'short'}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
