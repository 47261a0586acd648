import { describe, expect, it } from '@jest/globals';
import { describeSlowest, slowWithoutReason } from './slowest-files.mjs';

const result = (...files: [file: string, seconds: number][]) => ({
  name: 'example',
  args: [],
  seconds: 0,
  output: '',
  passed: 1,
  failed: 0,
  files: files.map(([file, seconds]) => ({ file, seconds, failed: false })),
});

describe('the slowest files', () => {
  it('lists the slowest files first, over all parts, and marks those over 25 s', () => {
    const shown = describeSlowest([result(['a.test.ts', 3], ['b.test.ts', 25.1]), result(['c.test.ts', 25])]);
    expect(shown.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      'Slowest files:',
      'SLOW 25.1 s b.test.ts',
      '25.0 s c.test.ts',
      '3.0 s a.test.ts',
    ]);
  });

  it('lists a file that ran several times once, with its longest run', () => {
    const shown = describeSlowest([result(['a.test.ts', 3]), result(['a.test.ts', 4])]);
    expect(
      shown
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual(['4.0 s   a.test.ts']);
  });

  it('lists at most ten slow files', () => {
    const many = result(
      ...Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index] as [string, number]),
    );
    expect(describeSlowest([many]).split('\n')).toHaveLength(11);
  });

  it('lists no slow files for checks, which have no files', () => {
    expect(describeSlowest([{ ...result(), files: [] }])).toBe('');
  });

  it('requires a reason for a file over 25 s', () => {
    const results = [result(['a.test.ts', 26], ['b.test.ts', 30], ['c.test.ts', 25])];
    expect(slowWithoutReason(results, { 'a.test.ts': 'kills a server three times' })).toEqual(['b.test.ts']);
  });
});
