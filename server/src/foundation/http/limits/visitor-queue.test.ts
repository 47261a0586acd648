import { describe, expect, it } from '@jest/globals';
import { VisitorQueue, type VisitorWork } from './visitor-queue.js';

/** Longer than any test takes. */
const UNLIMITED_MS = 1_000_000;

/** A queue with one place, which is taken. */
async function takenQueue(longestWaitMs = UNLIMITED_MS) {
  const queue = new VisitorQueue(1, longestWaitMs);
  await queue.enter('read');
  const admitted: string[] = [];
  const come = (name: string, work: VisitorWork) =>
    queue.enter(work).then((hasWaited) => {
      expect(hasWaited).toBe(true);
      admitted.push(name);
      queue.leave();
    });
  return { queue, admitted, come };
}

describe('VisitorQueue', () => {
  it('gives a free place to a visitor’s request at once', async () => {
    const queue = new VisitorQueue(2);
    expect([await queue.enter('read'), await queue.enter('change')]).toEqual([false, false]);
    queue.leave();
    expect(await queue.enter('read')).toBe(false);
  });

  it('admits bookings before reads that came earlier, and each kind in the order of arrival', async () => {
    const { queue, admitted, come } = await takenQueue();
    const all = [
      come('page', 'read'),
      come('hours', 'read'),
      come('booking', 'change'),
      come('login', 'change'),
    ];
    expect(queue.figures().waiting).toEqual({ change: 2, read: 2 });
    queue.leave();
    await Promise.all(all);
    expect(admitted).toEqual(['booking', 'login', 'page', 'hours']);
    expect(queue.figures()).toEqual({ waiting: { change: 0, read: 0 }, refused: { change: 0, read: 0 } });
  });

  it('admits no more requests than it has places, even if many leave and come', async () => {
    const queue = new VisitorQueue(3, UNLIMITED_MS);
    let inWork = 0;
    let most = 0;
    const work = async (kind: VisitorWork) => {
      await queue.enter(kind);
      most = Math.max(most, (inWork += 1));
      await Promise.resolve();
      inWork -= 1;
      queue.leave();
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => work(n % 3 === 0 ? 'change' : 'read')));
    expect([most, inWork]).toEqual([3, 0]);
  });

  it('refuses a request that has waited too long, and says when to retry', async () => {
    const { queue, come } = await takenQueue(1);
    await expect(come('page', 'read')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
    await expect(come('booking', 'change')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
    expect(queue.figures()).toEqual({ waiting: { change: 0, read: 0 }, refused: { change: 1, read: 1 } });
  });

  it('frees the place in the queue of a request that was refused after waiting', async () => {
    const { queue, come } = await takenQueue(1);
    await expect(come('page', 'read')).rejects.toThrow();
    queue.leave();
    expect(await queue.enter('read')).toBe(false);
  });
});
