import { expect, it } from '@jest/globals';
import { codeCore, inGroups, isAppCode } from './second-factor.js';

it.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['012345', '012345', true],
  ['1234567', '1234567', false],
  ['ABCD-efgh-2345 6789', 'abcdefgh23456789', false],
  ['', '', false],
])('reads the second-factor code %j', (typed, core, isOfApp) => {
  expect(codeCore(typed)).toBe(core);
  expect(isAppCode(core)).toBe(isOfApp);
});

it('formats a recovery code in groups that can be read back', () => {
  expect(inGroups('abcdefgh23456789')).toBe('abcd-efgh-2345-6789');
  expect(codeCore(inGroups('abcdefgh23456789'))).toBe('abcdefgh23456789');
});
