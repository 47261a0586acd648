import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OncePerTransaction } from './once-per-transaction.js';

describe('OncePerTransaction', () => {
  const firstTransaction = {};
  const secondTransaction = {};
  let current: object | undefined;
  let reads: number;
  let once: OncePerTransaction<number>;

  beforeEach(() => {
    reads = 0;
    const em = { getTransactionContext: () => current } as unknown as EntityManager;
    once = new OncePerTransaction(em, async () => ++reads);
  });

  const readIn = (transaction: object | undefined): Promise<number> => {
    current = transaction;
    return once.get();
  };

  it('reads a value once per transaction for all callers, even concurrent ones', async () => {
    expect(await Promise.all([readIn(firstTransaction), readIn(firstTransaction)])).toEqual([1, 1]);
    expect(await readIn(firstTransaction)).toBe(1);
  });

  it('reads a value again in another transaction', async () => {
    await readIn(firstTransaction);
    expect(await readIn(secondTransaction)).toBe(2);
    expect(await readIn(firstTransaction)).toBe(1);
  });

  it('reads a value on every call outside a transaction', async () => {
    expect(await readIn(undefined)).toBe(1);
    expect(await readIn(undefined)).toBe(2);
  });
});
