// @ts-check

const PASSED = /^PASS |^ +✓ /u;
/** Playwright describes its failures at the end, each below a number. */
const FAILED = /^FAIL |^ +✘ |^ {2}\d+\) \[/u;

/**
 * Shows a line for each file or test that passed, and the whole output of one that failed, because a build server may
 * keep only a part of the log.
 * @param {(line: string) => void} show
 * @returns {(text: string) => void} receives the output of a runner, in chunks of any size.
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
