import { panelRequest } from '../panel-requests.mjs';
import { arrivals } from './open-loop.mjs';

const DAY_MS = 86_400_000;
/** Visitors request free hours within this many days; they book later days than the appointments of `fill`. */
const LOOKED_AT = 30;
const FIRST_BOOKED = Date.UTC(2061, 0, 3);
const HOURS_A_DAY = 10;
const SHARES = { page: 0.35, 'free hours': 0.55 };
const SECONDS_BETWEEN = 3;

const isoDay = (ms) => new Date(ms).toISOString().slice(0, 10);

let booked = 0;

/** A visitor's booking of an hour that no other visitor books. */
function bookingOf() {
  booked += 1;
  const day = Math.floor(booked / HOURS_A_DAY);
  return {
    method: 'POST',
    path: '/api/citas/reservar/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nombre: `Bench ${booked}`,
      email: `v${booked}@demo.invalid`,
      telefono: `+56 9 ${10_000_000 + booked}`,
      fecha: isoDay(FIRST_BOOKED + (Math.floor(day / 6) * 7 + (day % 6)) * DAY_MS),
      hora: `${String(9 + (booked % HOURS_A_DAY)).padStart(2, '0')}:00`,
      servicio: 'Consulta General',
    }),
  };
}

/**
 * Visitors' requests, each from one of several networks.
 * @returns {import('./open-loop.mjs').Planned[]}
 */
export function visitors({ perSecond, seconds, networks, random }) {
  return Array.from(arrivals(perSecond, seconds, random), (at) => {
    const chance = random();
    const day = isoDay(Date.now() + Math.floor(random() * LOOKED_AT) * DAY_MS);
    const [kind, asked] =
      chance < SHARES.page
        ? ['page', { path: `/public/reservar?dia=${day}`, headers: { accept: 'text/html' } }]
        : chance < SHARES.page + SHARES['free hours']
          ? ['free hours', { path: `/api/citas/disponibles/?fecha=${day}` }]
          : ['booking', bookingOf()];
    return { at, kind, asked: from(`10.0.${Math.floor(random() * networks)}.1`, asked) };
  });
}

/**
 * Requests of panels: every few seconds each one reads a week, opens a patient, saves a record or searches.
 * @param {{panels: number, seconds: number, tokens: readonly string[], patients: readonly {id: number, name: string}[],
 *   random: () => number}} clinic
 * @returns {import('./open-loop.mjs').Planned[]}
 */
export function panels({ panels: count, seconds, tokens, patients, random }) {
  return Array.from({ length: count }, (_, panel) => {
    const ask = (...asked) => from('10.1.0.1', panelRequest(tokens[panel % tokens.length], ...asked));
    const patient = () => patients[Math.floor(random() * patients.length)];
    const tasks = [
      () => ['week', ask('CalendarAppointments', weekOf(random))],
      () => [
        "patient's page",
        ask('PatientPage', { id: patient().id, withHealthData: true, withAgenda: true }),
      ],
      () => ['record', ask('CreateClinicalRecord', { input: recordOf(patient().id) })],
      () => ['search', ask('Patients', searchOf(patient().name))],
    ];
    const first = random() * SECONDS_BETWEEN;
    return Array.from({ length: Math.ceil((seconds - first) / SECONDS_BETWEEN) }, (__, turn) => {
      const [kind, asked] = tasks[(panel + turn) % tasks.length]();
      return { at: first + turn * SECONDS_BETWEEN, kind, asked };
    });
  }).flat();
}

function weekOf(random) {
  const monday = Date.UTC(2032, 0, 5) + Math.floor(random() * 1_000) * 7 * DAY_MS;
  return { from: isoDay(monday), to: isoDay(monday + 6 * DAY_MS), withHealthData: true };
}

const recordOf = (patientId) => ({
  patientId,
  date: isoDay(Date.now() - DAY_MS),
  careDescription: 'Se atiende por dolor en el primer dedo. '.repeat(8),
  procedure: 'Curación y despeje. '.repeat(6),
  instructions: 'Mantener seco. '.repeat(6),
  usedSupplies: [],
});

/** A search for the first letters of a surname. */
const searchOf = (name) => ({
  search: (name.split(' ')[1] ?? name).slice(0, 4),
  first: 25,
  offset: 0,
  orderBy: 'NAME',
  descending: false,
  withHealthData: true,
});

const from = (address, { headers, ...asked }) => ({
  ...asked,
  headers: { ...headers, 'x-forwarded-for': address },
});
