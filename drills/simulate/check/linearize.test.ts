import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLeftBy, isRefusedTo, isSeenHeldBy, isTakenBy, FREE } from '../model/half-hour.mjs';
import { heldAtSomeMoment, linearize, type Operation } from './linearize.mjs';

type Step = Operation<string>['apply'];
const call = (invoked: number, returned: number, apply: Step, isLook = false): Operation<string> => ({
  invoked,
  returned,
  apply,
  isLook,
});
const unanswered = (invoked: number, apply: Step) => call(invoked, Infinity, apply);
const verdict = (...operations: Operation<string>[]) => linearize(FREE, operations).verdict;

describe('a half hour', () => {
  it('allows one of two concurrent calls to take a half hour, whichever was sent first', () => {
    expect(verdict(call(1, 4, isTakenBy('a')), call(2, 3, isRefusedTo('b')))).toBe('linearizable');
    expect(verdict(call(1, 3, isRefusedTo('b')), call(2, 4, isTakenBy('a')))).toBe('linearizable');
  });

  it('rejects a half hour taken by two', () => {
    expect(verdict(call(1, 3, isTakenBy('a')), call(2, 4, isTakenBy('b')))).toBe('not linearizable');
  });

  it('allows a half hour to be taken again only after it was freed', () => {
    const taken = call(1, 2, isTakenBy('a'));
    expect(verdict(taken, call(3, 6, isLeftBy('a')), call(4, 5, isTakenBy('b')))).toBe('linearizable');
    expect(verdict(taken, call(5, 6, isLeftBy('a')), call(3, 4, isTakenBy('b')))).toBe('not linearizable');
  });

  it('rejects the refusal of a free half hour', () => {
    expect(verdict(call(1, 2, isRefusedTo('b')), call(3, 4, isTakenBy('a')))).toBe('not linearizable');
  });

  it('rejects the refusal of a half hour to its own holder', () => {
    expect(verdict(call(1, 2, isTakenBy('a')), call(3, 4, isRefusedTo('a')))).toBe('not linearizable');
  });

  it('rejects a read of an earlier state of a half hour', () => {
    const changes = [call(1, 2, isTakenBy('a')), call(3, 4, isLeftBy('a'))];
    expect(verdict(...changes, call(5, 6, isSeenHeldBy(FREE)))).toBe('linearizable');
    expect(verdict(...changes, call(5, 6, isSeenHeldBy('a')))).toBe('not linearizable');
    expect(verdict(...changes, call(2.5, 6, isSeenHeldBy('a')))).toBe('linearizable');
  });
});

describe('a call without a response', () => {
  const lost = unanswered(1, isTakenBy('a'));

  it('allows that a call without a response had its effect', () => {
    expect(verdict(lost, call(2, 3, isRefusedTo('b')))).toBe('linearizable');
  });

  it('allows that a call without a response had no effect', () => {
    expect(verdict(lost, call(2, 3, isTakenBy('b')))).toBe('linearizable');
  });

  it('allows that a call without a response takes effect much later', () => {
    expect(
      verdict(lost, call(2, 3, isTakenBy('b')), call(4, 5, isLeftBy('b')), call(6, 7, isSeenHeldBy('a'))),
    ).toBe('linearizable');
  });

  it('rejects an effect before its call was sent, or twice', () => {
    const late = unanswered(4, isTakenBy('a'));
    expect(verdict(late, call(2, 3, isSeenHeldBy('a')))).toBe('not linearizable');
    expect(
      verdict(
        lost,
        call(2, 3, isSeenHeldBy('a')),
        call(4, 5, isLeftBy('a')),
        call(6, 7, isSeenHeldBy(FREE)),
        call(8, 9, isSeenHeldBy('a')),
      ),
    ).toBe('not linearizable');
  });
});

describe('the search', () => {
  it('reports the calls after which no other fits', () => {
    const first = call(1, 2, isTakenBy('a'));
    const wrong = call(3, 4, isTakenBy('b'));
    expect(linearize(FREE, [wrong, first])).toEqual({
      verdict: 'not linearizable',
      done: [first],
      state: 'a',
      stuck: [wrong],
    });
  });

  it('gives up if too many orders are possible', () => {
    const writers = Array.from({ length: 12 }, (_, n) => call(n, 100 + n, () => `by ${n}`));
    const impossible = call(50, 200, isSeenHeldBy('by no one'));
    expect(linearize(FREE, [...writers, impossible], { limit: 100 }).verdict).toBe('undecided');
  });

  it('decides whether a condition held at some moment in an interval', () => {
    const found = linearize(FREE, [call(1, 2, isTakenBy('a')), call(5, 6, isLeftBy('a'))]);
    if (found.verdict !== 'linearizable') throw new Error('it is linearizable');
    const isHeld = (holder: string) => holder !== FREE;
    expect(heldAtSomeMoment(found, { invoked: 3, returned: 4 }, isHeld)).toBe(true);
    expect(heldAtSomeMoment(found, { invoked: 7, returned: 8 }, isHeld)).toBe(false);
    expect(heldAtSomeMoment(found, { invoked: 5.5, returned: 8 }, isHeld)).toBe(true);
  });
});

/** A register with several writers and readers: the smallest object that shows all kinds of mistakes. */
const operationOf = fc.record({
  invoked: fc.integer({ min: 0, max: 12 }),
  lasts: fc.integer({ min: 1, max: 8 }),
  isLost: fc.boolean(),
  isRead: fc.boolean(),
  value: fc.constantFrom('a', 'b'),
});

/** Tries every order of the calls. */
function isLinearizable(operations: readonly Operation<string>[], state: string): boolean {
  const answered = operations.filter(({ returned }) => returned !== Infinity);
  if (answered.length === 0) return true;
  const soonest = Math.min(...answered.map(({ returned }) => returned));
  return operations.some((operation) => {
    if (operation.invoked > soonest) return false;
    const after = operation.apply(state);
    return (
      after !== undefined &&
      isLinearizable(
        operations.filter((other) => other !== operation),
        after,
      )
    );
  });
}

it('gives the same verdict as trying all orders', () => {
  fc.assert(
    fc.property(fc.array(operationOf, { maxLength: 7 }), (drafts) => {
      const operations = drafts.map(({ invoked, lasts, isLost, isRead, value }, index) =>
        call(
          // Distinct moments, like the recorder's counter.
          invoked + index / 100,
          isLost && !isRead ? Infinity : invoked + lasts + index / 100,
          isRead ? isSeenHeldBy(value) : () => value,
          isRead,
        ),
      );
      expect(linearize(FREE, operations).verdict === 'linearizable').toBe(isLinearizable(operations, FREE));
    }),
    { numRuns: 2_000, seed: 12 },
  );
});
