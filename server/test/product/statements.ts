import { RequestContext } from '@mikro-orm/core';
import type { PoolClient } from 'pg';
import { RequestPool } from '../../src/database/connections/request-pool.js';
import type { TestProduct } from './start-product.js';

/** What one request sent. */
interface Sent {
  readonly texts: string[];
  /** How often it sent something when no response was pending. */
  roundTrips: number;
  pending: number;
}

/**
 * Runs something and records the statements that the product sends in the meantime.
 * @returns the statements of the one request that sent a text containing `mark`; those of jobs are left out.
 */
export async function statementsOf(
  product: TestProduct,
  mark: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await sentDuring(product, mark, work)).texts;
}

/** How often that request waits for PostgreSQL. */
export async function roundTripsOf(
  product: TestProduct,
  mark: string,
  work: () => Promise<unknown>,
): Promise<number> {
  return (await sentDuring(product, mark, work)).roundTrips;
}

async function sentDuring(product: TestProduct, mark: string, work: () => Promise<unknown>): Promise<Sent> {
  const pool = product.app.get(RequestPool);
  const requests = new Map<unknown, Sent>();
  const { connect } = pool;
  pool.connect = async function connectAndWatch() {
    return watched(await connect.call(pool), () => {
      const request = RequestContext.currentRequestContext();
      const sent = requests.get(request) ?? { texts: [], roundTrips: 0, pending: 0 };
      requests.set(request, sent);
      return sent;
    });
  };
  try {
    await work();
  } finally {
    pool.connect = connect;
  }
  const found = [...requests.values()].filter(({ texts }) => texts.some((text) => text.includes(mark)));
  if (found.length !== 1) throw new Error(`${found.length} requests sent a statement with '${mark}'`);
  return found[0]!;
}

/** A connection that notes each statement where its request's are noted. */
const watched = (client: PoolClient, noted: () => Sent): PoolClient =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, values);
        if (name !== 'query') return result;
        const sent = noted();
        sent.texts.push(textOf(values[0]));
        if (sent.pending === 0) sent.roundTrips += 1;
        sent.pending += 1;
        const onAnswer = () => void (sent.pending -= 1);
        (result as Promise<unknown>).then(onAnswer, onAnswer);
        return result;
      };
    },
  });

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text);
