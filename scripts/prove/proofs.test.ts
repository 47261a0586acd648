import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../bootstrap/checkout.mjs';
import { dueProofs } from './due.mjs';
import { describeProofs, PROOFS } from './proofs.mjs';
import { addRun, readRuns } from './proofs-table.mjs';
import { SLOW_FILES } from './slow-files.mjs';

const TEXT = fs.readFileSync(inRoot('docs', 'proofs.md'), 'utf8');
const RUN = {
  part: 'imports',
  commit: '12345678',
  date: '2026-11-26 04:00',
  machine: '2 cores',
  passed: 4,
  failed: 0,
  seconds: 90,
};

describe('docs/proofs.md', () => {
  it('lists every proof with its folders', () => {
    expect(TEXT).toContain(describeProofs());
  });

  it('names only existing folders in the proofs', () => {
    const missing = PROOFS.flatMap(({ folders }) => folders).filter(
      (folder) => !fs.existsSync(inRoot(folder)),
    );
    expect(missing).toEqual([]);
  });

  it('appends each run to the proofs’ table, and leaves the rest unchanged', () => {
    const before = readRuns(TEXT);
    const changed = addRun(TEXT, RUN);
    expect(readRuns(changed)).toEqual([...before, RUN]);
    expect(changed.replace('| imports | 12345678 | 2026-11-26 04:00 | 2 cores | 4 | 0 | 90 |\n', '')).toBe(
      TEXT,
    );
  });
});

describe('a due proof', () => {
  const [proof] = PROOFS;
  if (!proof) throw new Error('there is no proof');
  const due = (runs: (typeof RUN)[], changed?: string[]) =>
    dueProofs([proof], runs, () => changed).map(({ reason }) => reason);

  it('makes a proof due without a green run', () => {
    expect(due([], [])).toEqual(['has no green run']);
    expect(due([{ ...RUN, failed: 1 }], [])).toEqual(['has no green run']);
    expect(due([{ ...RUN, part: 'memory' }], [])).toEqual(['has no green run']);
  });

  it('makes a proof due if its green run had uncommitted changes, or was at an unknown commit', () => {
    expect(due([{ ...RUN, commit: '12345678+' }], [])).toEqual(['has no green run']);
    expect(due([RUN])).toEqual(['was last green at 12345678, which is not in this repository']);
  });

  it('makes a proof due if one of its own folders changed since', () => {
    expect(due([RUN], ['server/src/data/imports/import-job.ts'])).toEqual([
      'server/src/data/imports/import-job.ts changed since 12345678',
    ]);
    expect(due([RUN], ['server/src/imports-of-others.ts', 'docs/api.md'])).toEqual([]);
  });
});

it('gives reasons only for existing slow files', () => {
  expect(Object.keys(SLOW_FILES).filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
});
