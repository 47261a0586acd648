import type pg from 'pg';
import type { TestProduct } from '../product/start-product.js';
import { visitor } from '../product/visitors.js';

export const DAY = '2026-11-20';
export const DEPOSIT = 10_000;
export const PRICE = 25_000;

/** A clinic with an account, and a treatment that visitors book with a deposit. */
export async function prepareDeposits(database: pg.Pool, releaseHours: number | null = null): Promise<void> {
  await database.query(
    `update clinic_settings set deposit_bank = 'Banco Demo', deposit_account_kind = 'CHECKING',
       deposit_account_number = '123-4', deposit_holder = 'Clínica Demo', deposit_rut = '760864285',
       deposit_email = '', deposit_terms = 'Traiga su cédula', deposit_notice_hours = 24, deposit_release_hours = $1,
       visitors_may_change = true, change_deadline_hours = 2`,
    [releaseHours],
  );
  await database.query(
    `insert into treatment (service_type, name, duration_minutes, price, deposit, bookable_online)
     values ('PODIATRY', 'Láser', 60, ${PRICE}, ${DEPOSIT}, true), ('PODIATRY', 'Control', 60, 20000, 0, true)`,
  );
}

/** Books as a visitor. @returns the link's token. */
export async function bookOnline(
  product: TestProduct,
  time: string,
  treatment = 'Láser',
  n = 1,
): Promise<string> {
  const { body } = await product
    .client()
    .graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { linkToken } }', {
      input: { ...visitor(n), date: DAY, time, treatment },
    });
  return body.data.bookAppointment.linkToken;
}
