import { expect, it } from '@jest/globals';
import { namesOfLastCompounds } from './last-compound';

const anything = { tag: undefined, classes: [], attributes: [] };

it.each([
  ['.css-1-MuiButton-root', [{ ...anything, classes: ['css-1-MuiButton-root'] }]],
  ['.outer > A.inner.is-on:hover', [{ tag: 'a', classes: ['inner', 'is-on'], attributes: [] }]],
  [
    'h1,tbody tr',
    [
      { ...anything, tag: 'h1' },
      { ...anything, tag: 'tr' },
    ],
  ],
  ['input[type="a > b, .c"]', [{ ...anything, tag: 'input', attributes: ['type'] }]],
  ['[data-at~=left] [ hidden ]', [{ ...anything, attributes: ['hidden'] }]],
  ['.a>:not(.b, :has(.c)):nth-child(2n + 1)', [anything]],
  [':is(.a, .b).c', [{ ...anything, classes: ['c'] }]],
  ['*', [anything]],
  ['.a::before', [{ ...anything, classes: ['a'] }]],
  ['.sm\\:wide', [anything]],
  ['a[title="\\""].b', [anything]],
  ['svg|a', [anything]],
  ['.a:not(.b', [anything]],
  ['undefined', [{ ...anything, tag: 'undefined' }]],
])('reads the tag, classes and attributes that %s requires', (selector, names) => {
  expect(namesOfLastCompounds(selector)).toEqual(names);
});
