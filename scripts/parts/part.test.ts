import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../bootstrap/checkout.mjs';
import { readBrowserCounts } from './browser-part.mjs';
import { inParallel } from './in-parallel.mjs';
import { readJestCounts } from './jest-part.mjs';
import { judge, runPart } from './part.mjs';
import { progress } from './progress.mjs';
import { commandsFor } from './run-parts.mjs';
import { filesAbout } from './test-files.mjs';

let folder: string;
const report = (content: object): string => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-part-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('judge', () => {
  it('counts a part that reports no counts as one test', () => {
    expect(judge(0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(judge(2, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('accepts counts that match the exit code', () => {
    expect(judge(0, () => ({ passed: 7, failed: 0 }))).toEqual({ passed: 7, failed: 0 });
    expect(judge(1, () => ({ passed: 7, failed: 2 }))).toEqual({ passed: 7, failed: 2 });
  });

  it('adds a failure if a run crashed, counted no tests, or ran nothing', () => {
    expect(judge(1, () => undefined)).toEqual({ passed: 0, failed: 1 });
    expect(judge(1, () => ({ passed: 7, failed: 0 }))).toEqual({ passed: 7, failed: 1 });
    expect(judge(0, () => ({ passed: 0, failed: 0, skipped: 3 }))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 3,
    });
  });
});

describe('counts', () => {
  it('counts files that Jest could not load as failures', () => {
    const testResults = [
      { name: path.join(root, 'domain/rut.test.ts'), startTime: 1_000, endTime: 3_500, status: 'passed' },
      { name: path.join(root, 'domain/stock/supply.test.ts'), startTime: 0, endTime: 0, status: 'failed' },
    ];
    const file = report({
      testResults,
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 1,
      numTodoTests: 1,
    });
    expect(readJestCounts(file)).toEqual({
      ...{ passed: 5, failed: 3, skipped: 2 },
      files: [
        { file: 'domain/rut.test.ts', seconds: 2.5, failed: false },
        { file: 'domain/stock/supply.test.ts', seconds: 0, failed: true },
      ],
    });
  });

  it('counts Playwright’s retries and errors outside of tests as failures, and times a file by its slowest size', () => {
    const spec = (ok: boolean, ...durations: number[]) => ({
      ok,
      tests: [
        { projectName: 'desktop', results: durations.map((duration) => ({ duration })) },
        { projectName: 'phone', results: [{ duration: 100 }] },
      ],
    });
    const suites = [
      {
        file: 'panel/smoke.e2e.ts',
        specs: [spec(true, 1_000)],
        suites: [{ file: 'panel/smoke.e2e.ts', specs: [spec(false, 250, 250)] }],
      },
    ];
    const file = report({
      suites,
      config: { rootDir: path.join(root, 'e2e') },
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'x' }],
    });
    expect(readBrowserCounts(file)).toEqual({
      ...{ passed: 4, failed: 3, skipped: 2 },
      files: [{ file: 'e2e/panel/smoke.e2e.ts', seconds: 1.5, failed: true }],
    });
  });

  it('reads no counts if no report was written', () => {
    expect(readJestCounts(path.join(folder, 'none'))).toBeUndefined();
    expect(readBrowserCounts(path.join(folder, 'none'))).toBeUndefined();
  });
});

describe('runPart', () => {
  it('collects a part’s output, and judges it by the exit code', async () => {
    const heard: string[] = [];
    const part = {
      name: 'example',
      args: ['-e', 'console.log("out"); console.error("err"); process.exit(3)'],
    };
    const result = await runPart(part, (text) => heard.push(text));
    expect(result).toMatchObject({ name: 'example', passed: 0, failed: 1 });
    expect(result.output).toContain('out');
    expect(result.output).toContain('err');
    expect(heard.join('')).toBe(result.output);
  });
});

describe('inParallel', () => {
  it('limits the jobs that run at once, and keeps the order of the results', async () => {
    let running = 0;
    let most = 0;
    const results = await inParallel([3, 1, 2, 0], 2, async (turns) => {
      most = Math.max(most, ++running);
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return turns * 10;
    });
    expect(results).toEqual([30, 10, 20, 0]);
    expect(most).toBe(2);
  });
});

describe('progress', () => {
  it('shows passed tests and the output of failed ones, however the output is split', () => {
    const output = [
      'Running 3 projects',
      'PASS unit rut.test.ts',
      '  ✓ is not shown twice',
      'a log line',
      'FAIL server agenda.test.ts (7 s)',
      '  sells an hour once',
      '    Error: expected 1, received 2',
      'PASS unit clp.test.ts',
      'Tests: 1 failed',
      '',
    ].join('\n');
    const expected = output.split('\n').filter((_, index) => [1, 2, 4, 5, 6, 7].includes(index));
    for (const size of [1, 7, output.length]) {
      const shown: string[] = [];
      const onOutput = progress((line) => shown.push(line));
      for (let at = 0; at < output.length; at += size) onOutput(output.slice(at, at + size));
      expect(shown).toEqual(expected);
    }
  });
});

describe('a failed part', () => {
  const failed = {
    name: 'server tests 1/5',
    args: ['jest.js', '--shard=1/5'],
    seconds: 1,
    output: '',
    passed: 1,
    failed: 1,
  };

  it('suggests commands for the files that failed', () => {
    const files = [
      { file: 'server/test/patients/merge.test.ts', seconds: 1, failed: true },
      { file: 'server/test/patients/patient-list.test.ts', seconds: 1, failed: false },
    ];
    expect(commandsFor({ ...failed, files })).toEqual(['npm test -- server/test/patients/merge.test.ts']);
  });

  it('suggests the part’s own command if it has no files', () => {
    expect(commandsFor(failed)).toEqual(['node jest.js --shard=1/5']);
  });
});

describe('the files about a subject', () => {
  it('finds files of each kind of test by a word in their path', () => {
    const about = filesAbout('Patients');
    expect([...about.keys()]).toEqual(['unit', 'client', 'server', 'browser']);
    for (const files of about.values())
      for (const file of files) expect(file.toLowerCase()).toContain('patients');
    expect(about.get('server')).toContain('server/test/patients/merge.test.ts');
  });

  it('finds a single file by its path', () => {
    const file = 'server/test/patients/merge.test.ts';
    expect([...filesAbout(file)]).toEqual([['server', [file]]]);
  });
});
