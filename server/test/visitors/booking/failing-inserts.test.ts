import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { DATA_IN_USE } from '#domain/sentences.es.js';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import { bookByGraphql, bookByRest, reserva, visitor } from '../../product/visitors.js';

const AWAY = ERROR_MESSAGES.DATABASE_UNAVAILABLE;

let product: TestProduct;

/** Booking n, each of an hour of its own. */
const wish = (n: number) => ({
  ...visitor(n),
  date: '2026-11-20',
  time: `${String(9 + n).padStart(2, '0')}:00`,
});
const book = (n: number) => product.client().post('/api/citas/reservar/', reserva(wish(n)));

const failOn = (table: string, what: string, when = '') =>
  product.database.query(`
    create function fails() returns trigger language plpgsql as $$ begin ${what}; return new; end $$;
    create ${when && 'constraint'} trigger fails after insert on ${table} ${when}
      for each row execute function fails()`);
const repair = () => product.database.query('drop function if exists fails cascade');

const stored = async () => {
  const { rows } = await product.database.query(
    `select (select count(*) from appointment) as appointments, (select count(*) from appointment_slot) as slots,
            (select count(*) from patient) as patients, (select count(*) from consent) as consents`,
  );
  return rows;
};

describe.each([
  { how: 'directly', addresses: () => ({}) },
  { how: 'behind a pooler', addresses: (direct: string) => ({ direct }) },
])('$how', ({ addresses }) => {
  beforeAll(async () => void (product = await startProduct({ behindWire: true, addresses })));
  afterAll(() => product.stop());
  afterEach(() => repair());

  it.each(['consent', 'appointment_change', 'appointment_link'].map((table, n) => ({ table, n })))(
    'leaves nothing behind if the insert into $table fails, and answers as for any other statement',
    async ({ table, n }) => {
      const before = await stored();
      await failOn(table, `raise exception 'broken'`);
      expect(await book(n)).toMatchObject({ status: 500 });
      await repair();
      await failOn(table, `raise exception 'locked' using errcode = 'lock_not_available'`);
      expect(await book(n)).toMatchObject({ status: 503, body: { error: DATA_IN_USE } });
      expect(await bookByGraphql(product.client(), wish(n))).toBe(DATA_IN_USE);
      expect(await stored()).toEqual(before);
      await repair();
      expect(await book(n)).toMatchObject({ status: 201 });
    },
  );

  it('answers 503 if PostgreSQL ends the connection during the COMMIT, and stores nothing', async () => {
    const before = await stored();
    const end = 'perform pg_terminate_backend(pg_backend_pid())';
    await failOn('appointment_link', end, 'deferrable initially deferred');
    expect(await book(3)).toMatchObject({ status: 503, body: { error: AWAY } });
    expect(await stored()).toEqual(before);
  });

  it('answers 503 if the connection is lost before the response to the COMMIT, although it may have succeeded', async () => {
    product.wire!.cutAfter('; commit');
    expect(await book(4)).toMatchObject({ status: 503, body: { error: AWAY } });
    const otherVisitor = { ...wish(4), ...visitor(5) };
    expect(await bookByRest(product.client(), otherVisitor)).toBe('Hora no disponible');
  });
});
