// @ts-check

const PASSED = /^PASS |^ +✓ /u;
/** Playwright describes its failures at the end, each below a number. */
const FAILED = /^FAIL |^ +✘ |^ {2}\d+\) \[/u;

/**
 * Shows a line for each file or test that passed, and all that is said about one that failed: whoever reads the output
 * of a build server may get only a part of it.
 * @param {(line: string) => void} show
 * @returns {(text: string) => void} takes the output of a runner, in any pieces.
 */
export function progress(show) {
  let unfinished = '';
  let tellsOfFailure = false;
  return (text) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      if (PASSED.test(line)) tellsOfFailure = false;
      if (FAILED.test(line)) tellsOfFailure = true;
      if (tellsOfFailure || PASSED.test(line)) show(line);
    }
  };
}
