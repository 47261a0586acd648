import { describe, expect, it } from '@jest/globals';
import { swipeBetween } from './swipe';

const START = { x: 200, y: 300, at: 1_000 };
const after = (x: number, y: number, ms: number) =>
  swipeBetween(START, { x: 200 + x, y: 300 + y, at: 1_000 + ms });

describe('Swipes', () => {
  it('leads on by a swipe to the left, and back by one to the right', () => {
    expect(after(-60, 10, 150)).toBe(1);
    expect(after(60, -10, 150)).toBe(-1);
  });

  it('takes a tap, a scroll and a long press for no swipe', () => {
    expect(after(-40, 0, 100)).toBeUndefined();
    expect(after(-80, 60, 150)).toBeUndefined();
    expect(after(-80, 0, 900)).toBeUndefined();
  });
});
