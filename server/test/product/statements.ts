import { RequestContext } from '@mikro-orm/core';
import type { PoolClient } from 'pg';
import { RequestPool } from '../../src/foundation/database/connections/request-pool.js';
import type { TestProduct } from './start-product.js';

/**
 * Runs work and records the statements that the product sends meanwhile.
 * @returns the statements of the one request that sent a text containing `mark`; those of jobs are left out.
 */
export async function statementsOf(
  product: TestProduct,
  mark: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const pool = product.app.get(RequestPool);
  const requests = new Map<unknown, string[]>();
  const { connect } = pool;
  pool.connect = async function connectAndWatch() {
    return watched(await connect.call(pool), () => {
      const request = RequestContext.currentRequestContext();
      const texts = requests.get(request) ?? [];
      requests.set(request, texts);
      return texts;
    });
  };
  try {
    await work();
  } finally {
    pool.connect = connect;
  }
  const found = [...requests.values()].filter((texts) => texts.some((text) => text.includes(mark)));
  if (found.length !== 1) throw new Error(`${found.length} requests sent a statement with '${mark}'`);
  return found[0]!;
}

/** A connection that adds each statement to the list of its current request. */
const watched = (client: PoolClient, noted: () => string[]): PoolClient =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        if (name === 'query') noted().push(textOf(values[0]));
        return Reflect.apply(value, target, values);
      };
    },
  });

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text);
