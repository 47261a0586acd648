import { describe, expect, it } from '@jest/globals';
import { commands, needsBuild } from './commands.mjs';

describe('The npm commands', () => {
  it('builds the product before the proofs run, and not before the due ones are listed', () => {
    expect(needsBuild(commands['prove']!, ['imports'])).toBe(true);
    expect(needsBuild(commands['prove']!, ['--due'])).toBe(false);
    expect(needsBuild(commands['start']!, ['--due'])).toBe(true);
  });
});
