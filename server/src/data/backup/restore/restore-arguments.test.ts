import { describe, expect, it } from '@jest/globals';
import { readRestoreArguments } from './restore-arguments.js';

describe('the arguments of a restore', () => {
  it.each([
    [['a.sql'], { file: 'a.sql', replace: false }],
    [['a.sql', '--replace'], { file: 'a.sql', replace: true }],
    [['--replace', 'a.sql'], { file: 'a.sql', replace: true }],
  ])('reads the arguments %j of a restore', (args, expected) => {
    expect(readRestoreArguments(args)).toEqual(expected);
  });

  it.each([[[]], [['--replace']], [['a.sql', 'b.sql']], [['a.sql', '--force']], [['--force']]])(
    'refuses the arguments %j for a restore',
    (args) => {
      expect(readRestoreArguments(args)).toBeUndefined();
    },
  );
});
