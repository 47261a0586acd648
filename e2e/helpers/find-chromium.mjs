// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const NAMES_ON_THE_PATH = ['chromium', 'chromium-browser', 'google-chrome'];
const ADVICE =
  'No Chromium starts on this machine, and the browser tests need one: ' +
  'install it (on Debian: apt install chromium), or set CHROMIUM to the path of one.';

/**
 * The browser for the tests: the one CHROMIUM names, otherwise npm's, otherwise one on the PATH. npm's is preferred
 * because it is the same everywhere, and a headless build needs half the processor time of a full browser.
 * @returns {Promise<{ program: string, advice?: undefined } | { program?: undefined, advice: string }>} the advice says
 *   how to get one if none starts.
 */
export async function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (await starts(wanted)) return { program: wanted };
    return {
      advice: `CHROMIUM is set to ${wanted}, which does not start: set it to a Chromium that does, or unset it.`,
    };
  }
  const fromNpm = await import('@sparticuz/chromium').then(
    ({ default: chromium }) => chromium.executablePath(),
    () => undefined,
  );
  if (fromNpm && (await starts(fromNpm))) return { program: fromNpm };
  for (const program of NAMES_ON_THE_PATH) {
    const path = await whereIs(program);
    if (path && (await starts(path))) return { program: path };
  }
  return { advice: ADVICE };
}

/** Starts it, which also detects missing libraries. @param {string} program */
function starts(program) {
  return promisify(execFile)(program, ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

/** @param {string} name @returns {Promise<string | undefined>} */
function whereIs(name) {
  return promisify(execFile)('which', [name]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
