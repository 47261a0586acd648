import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-json.js';
import { KeyedQueue } from './keyed-queue.js';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('KeyedQueue', () => {
  it('runs work of the same name one after the other, even after a failure', async () => {
    const turns = new KeyedQueue(3);
    const done: string[] = [];
    const first = gate();
    const failing = turns.take('a', async () => {
      await first.work();
      throw new Error('refused');
    });
    const second = turns.take('a', async () => void done.push('second'));
    await turns.take('b', async () => void done.push('other'));
    await settle();
    expect(done).toEqual(['other']);
    first.open();
    await expect(failing).rejects.toThrow('refused');
    await second;
    expect(done).toEqual(['other', 'second']);
  });

  it('limits how much work runs at once', async () => {
    const turns = new KeyedQueue(2);
    const gates = ['a', 'b', 'c'].map(() => gate());
    const begun: number[] = [];
    const all = gates.map(({ work }, index) =>
      turns.take(String(index), async () => {
        begun.push(index);
        await work();
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    gates[0]?.open();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    gates.forEach(({ open }) => open());
    await Promise.all(all);
    await expect(turns.take('d', async () => 'free again')).resolves.toBe('free again');
  });
});

describe('canonicalJson', () => {
  it('returns JSON that depends on the values but not on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: null }], a: 'x' })).toBe(
      canonicalJson({ a: 'x', b: [1, { c: null, d: 2 }] }),
    );
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson(undefined)).not.toBe(canonicalJson(null));
  });
});
