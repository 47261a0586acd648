// @ts-check
import { query } from '../product/database.mjs';

/** @typedef {import('./booking.mjs').Booking} Booking */

/**
 * The responses to visitors, compared with the database.
 * @typedef {object} Comparison
 * @property {number} confirmed
 * @property {number} stored the confirmed bookings that are stored exactly once.
 * @property {string[]} broken the broken promises, one sentence each.
 */

/** Each visitor's appointment with its slots. */
const STORED = `
  select a.booked_name as name, a.date::text as date, a.start_minute as start,
         (select count(*)::int from appointment_slot s
           where s.appointment_id = a.id and s.professional_id = a.professional_id and s.day = a.date
             and s.slot * 30 between a.start_minute and a.start_minute + a.duration_minutes - 1) as slots
  from appointment a where a.booked_name is not null`;

const FAULTS = {
  'is sold twice': `
    select professional_id || ' ' || date || ' ' || start_minute as what from appointment where status <> 'CANCELLED' and not overbooked
    group by professional_id, date, start_minute having count(*) > 1`,
  'is a patient whom no booking left behind': `
    select 'patient ' || id as what from patient p
    where name like 'Visita %' and not exists (select from appointment a where a.patient_id = p.id)`,
};

/**
 * Compares every booking with the database: each confirmed one is stored exactly once, none is stored twice,
 * a refused one is not stored, and one without a response may or may not be.
 * @param {string} databaseUrl
 * @param {readonly Booking[]} bookings
 * @returns {Promise<Comparison>}
 */
export async function compare(databaseUrl, bookings) {
  /** @type {Map<string, { date: string, start: number, slots: number }[]>} */
  const stored = new Map();
  for (const row of await query(databaseUrl, STORED))
    stored.set(row.name, [...(stored.get(row.name) ?? []), row]);

  const confirmed = bookings.filter(({ outcome }) => outcome === 'confirmed');
  const isStoredOnce = (/** @type {Booking} */ { name, hour }) => {
    const [only, ...more] = stored.get(name) ?? [];
    return (
      more.length === 0 && only?.date === hour.date && only.start === minutesOf(hour.time) && only.slots === 2
    );
  };
  const lost = confirmed.filter((booking) => !isStoredOnce(booking));
  const twice = bookings.filter(({ name }) => (stored.get(name)?.length ?? 0) > 1);
  const refused = bookings.filter(({ outcome }) => outcome === 'refused');

  const broken = [
    ...lost.map(
      ({ name, hour }) => `${name} (${hour.date} ${hour.time}) was confirmed and is not stored once`,
    ),
    ...twice.map(({ name }) => `${name} is stored twice`),
    ...refused.map(({ name, detail }) => `${name} asked for a free hour and was refused: ${detail}`),
    ...refused.filter(({ name }) => stored.has(name)).map(({ name }) => `${name} was refused and is stored`),
  ];
  for (const [fault, text] of Object.entries(FAULTS)) {
    for (const { what } of await query(databaseUrl, text)) broken.push(`${what} ${fault}`);
  }
  return { confirmed: confirmed.length, stored: confirmed.filter(isStoredOnce).length, broken };
}

/** @param {string} time e.g. 09:30. */
function minutesOf(time) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
