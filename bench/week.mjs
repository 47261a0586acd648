import { readFile } from 'node:fs/promises';
import { graphqlRequest, logIn } from './clinics.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';
import { compare, neverTheSame } from './rounds.mjs';

const WEEK = { from: '2031-03-03', to: '2031-03-09' };
const IN_THE_WEEK = 120;
const DAYS = 6;
/** Thirty years of two full agendas. */
const SIZES = [1_000, 200_000];
/** As a fraction of the rate among 1,000. */
const GOAL = 0.95;

const FEATURE = '../client/src/features/agenda';
const QUERY = (
  await Promise.all(
    [`${FEATURE}/calendar/calendar-appointments.graphql`, `${FEATURE}/agenda-appointment.graphql`].map(
      (file) => readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  )
).join('\n');

/** A clinic with a full week, and the given number of appointments in total. */
async function clinicOf(size, openClinic) {
  const { url, databaseUrl } = await openClinic(`clinic_week_of_${size}`);
  await registerMany(databaseUrl, 1_000);
  await bookMany(databaseUrl, { count: IN_THE_WEEK, from: WEEK.from, days: DAYS });
  await bookMany(databaseUrl, { count: size - IN_THE_WEEK, from: '2032-01-01', days: size / 20 });
  const variables = { ...WEEK, withHealthData: true };
  return { url, request: graphqlRequest(await logIn(url), QUERY, variables) };
}

/** The calendar's week and a day's free hours among 200,000 appointments, as a ratio to the same among 1,000. */
export async function week({ openClinic }) {
  const [small, large] = [await clinicOf(SIZES[0], openClinic), await clinicOf(SIZES[1], openClinic)];
  await compare(`Week of ${IN_THE_WEEK} appointments among many`, [
    { name: `${SIZES[0]} appointments`, url: small.url, request: small.request, ok: 200 },
    { name: `${SIZES[1]} appointments`, url: large.url, request: large.request, ok: 200, goal: GOAL },
  ]);
  const day = { method: 'GET', path: '/api/citas/disponibles/?fecha=2031-03-04' };
  await compare('Availability among many, not from memory', [
    { name: `${SIZES[0]} appointments`, url: small.url, request: neverTheSame(day), ok: 200 },
    { name: `${SIZES[1]} appointments`, url: large.url, request: neverTheSame(day), ok: 200, goal: GOAL },
  ]);
}
