import { readFile } from 'node:fs/promises';
import { graphqlRequest, logIn } from './contenders.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';
import { compare, neverTheSame, neverTheSameVariables } from './rounds.mjs';

const WEEK = { from: '2031-03-03', to: '2031-03-09' };
const IN_THE_WEEK = 120;
const DAYS = 6;
/** Thirty years of two full agendas. */
const SIZES = [1_000, 200_000];
const GOALS = { bare: 0.45, large: 0.95 };

const FEATURE = '../client/src/features/appointments';
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
  const token = await logIn(url);
  const request = graphqlRequest(token, QUERY, variables);
  return { url, databaseUrl, request, uncached: neverTheSameVariables(request) };
}

/** The calendar's week as the panel requests it, compared with a bare handler, and among many appointments. */
export async function week({ openClinic, openBare }) {
  const [small, large] = [await clinicOf(SIZES[0], openClinic), await clinicOf(SIZES[1], openClinic)];
  const bare = await openBare(small.databaseUrl);
  const path = `/week?from=${WEEK.from}&to=${WEEK.to}`;
  await compare(`Week of ${IN_THE_WEEK} appointments`, [
    { name: 'bare node:http + pg', url: bare, request: { method: 'GET', path }, ok: 200 },
    { name: 'GraphQL', url: small.url, request: small.request, ok: 200, goal: GOALS.bare },
    { name: 'not cached', url: small.url, request: small.uncached, ok: 200, goal: GOALS.bare },
  ]);
  await compare('The same among many', [
    { name: `${SIZES[0]} appointments`, url: small.url, request: small.request, ok: 200 },
    { name: `${SIZES[1]} appointments`, url: large.url, request: large.request, ok: 200, goal: GOALS.large },
  ]);
  await compare('The same among many, not cached', [
    { name: `${SIZES[0]} appointments`, url: small.url, request: small.uncached, ok: 200 },
    { name: `${SIZES[1]} appointments`, url: large.url, request: large.uncached, ok: 200, goal: GOALS.large },
  ]);
  const day = { method: 'GET', path: '/api/citas/disponibles/?fecha=2031-03-04' };
  await compare('Availability among many, not from memory', [
    { name: `${SIZES[0]} appointments`, url: small.url, request: neverTheSame(day), ok: 200 },
    {
      name: `${SIZES[1]} appointments`,
      url: large.url,
      request: neverTheSame(day),
      ok: 200,
      goal: GOALS.large,
    },
  ]);
}
