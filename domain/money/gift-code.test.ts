import { expect, it } from '@jest/globals';
import { giftCodeInWords, giftCodeOf } from './gift-code.js';

it('reads the code of a gift however it is typed', () => {
  const typed = ['abcdefghjkmn', 'ABCD-EFGH-JKMN', ' abcd efgh jkmn '];
  expect(typed.map(giftCodeOf)).toEqual(['abcdefghjkmn', 'abcdefghjkmn', 'abcdefghjkmn']);
});

it('prints it in groups', () => {
  expect([giftCodeInWords('abcdefghjkmn'), giftCodeInWords('abc')]).toEqual(['ABCD-EFGH-JKMN', 'ABC']);
});
