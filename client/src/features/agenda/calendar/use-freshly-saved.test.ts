import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFreshlySaved } from './use-freshly-saved';

const one = (id: number, version = 1) => ({ id, version });

it('returns the appointments saved since the list was loaded, and none for another list', () => {
  const loading = { list: [one(1)], range: 'week 1', isUnknown: true };
  const { result, rerender } = renderHook(
    ({ list, range, isUnknown }) => useFreshlySaved(list, range, isUnknown),
    { initialProps: loading },
  );
  const after = (props: typeof loading) => {
    rerender(props);
    return [...result.current];
  };
  const loaded = [one(1), one(2)];
  const week = { range: 'week 1', isUnknown: false };
  expect(after({ ...week, list: loaded })).toEqual([]);
  expect(after({ ...week, list: [one(1, 2), one(2), one(3)] })).toEqual([1, 3]);
  expect(after({ ...week, list: [one(1, 2), one(2)] })).toEqual([]);
  expect(after({ range: 'week 2', isUnknown: false, list: [one(7)] })).toEqual([]);
  // The connection was lost, and the list was reloaded.
  expect(after({ range: 'week 2', isUnknown: true, list: [] })).toEqual([]);
  expect(after({ range: 'week 2', isUnknown: false, list: [one(7), one(8)] })).toEqual([]);
});
