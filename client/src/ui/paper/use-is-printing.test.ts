import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsPrinting } from './use-is-printing';

const { matchMedia } = window;
let isPrintMedia = false;
let announce: () => void;

beforeEach(() => {
  isPrintMedia = false;
  const print = Object.defineProperty(new EventTarget(), 'matches', { get: () => isPrintMedia });
  window.matchMedia = () => print as MediaQueryList;
  announce = () => act(() => void print.dispatchEvent(new Event('change')));
});
afterEach(() => {
  window.matchMedia = matchMedia;
});
const send = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

it('shows what is printed until the print is over, although a browser leaves the print styles while it counts pages', () => {
  const { result } = renderHook(useIsPrinting);
  send('beforeprint');
  expect(result.current).toBe(true);
  announce();
  expect(result.current).toBe(true);
  send('afterprint');
  expect(result.current).toBe(false);
});

it('shows it in a preview of the print styles', () => {
  const { result } = renderHook(useIsPrinting);
  isPrintMedia = true;
  announce();
  expect(result.current).toBe(true);
  isPrintMedia = false;
  announce();
  expect(result.current).toBe(false);
});
