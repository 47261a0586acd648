import { expect } from '@jest/globals';
import { sendForm } from '../../product/public-form.js';
import type { TestProduct } from '../../product/start-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

export const FRIDAY = '2026-11-20';
export const HOURS = [
  ...['09:00', '10:00', '11:00', '12:00', '13:00'],
  ...['14:00', '15:00', '16:00', '17:00', '18:00'],
];

/** The form of a visitor who waits for an hour on that Friday. */
export const wish = (n: number, wanted: object = {}) => ({
  ...{ nombre: visitor(n).name, email: visitor(n).email, telefono: visitor(n).phone },
  ...{ desde: FRIDAY, hasta: FRIDAY, parte: 'todos', ...wanted },
});

export async function joinWaitingList(product: TestProduct, n: number, wanted: object = {}) {
  const { status, location } = await sendForm(product, '/public/avisar', wish(n, wanted));
  expect([status, location]).toEqual([303, '/public/avisar/listo']);
}

/** Books all of Friday's hours, each for another visitor. @returns the appointments' ids, by time. */
export async function fillFriday(product: TestProduct): Promise<number[]> {
  for (const [n, time] of HOURS.entries())
    expect(await bookByRest(product.client(), { ...visitor(100 + n), date: FRIDAY, time })).toBe('booked');
  const { rows } = await product.database.query<{ id: number }>(
    'select id from appointment order by start_minute',
  );
  return rows.map(({ id }) => id);
}
