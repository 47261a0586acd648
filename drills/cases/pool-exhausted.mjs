// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { NoAnswer, send } from '../product/send.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

/** Both are twice the size of an instance's connection pool. */
const EDITORS = 40;
const READERS = 40;
const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id version } }';
const UPDATE = `mutation ($id: Int!, $version: Int!, $input: UpdatePatientInput!) {
  updatePatient(id: $id, version: $version, input: $input) { id }
}`;

/**
 * An idle transaction locks a patient that many users edit, while many others read long lists: the pool is exhausted.
 * @param {import('../place.mjs').Place} place
 */
export async function poolExhausted(place) {
  const { product, databaseUrl, staff } = await place.instance();
  const { createPatient: patient } = await staff.ask(CREATE, { input: PATIENT });
  return underBookings({ ask: askAt(product.url), databaseUrl, most: 1_000 }, async (visitors) => {
    const forgotten = await holdPatient(databaseUrl, patient.id);
    const beganAt = performance.now();
    const waits = await crowd(staff, patient, beganAt + (place.short ? 2_000 : 20_000));
    await forgotten.release();
    const mendedAt = performance.now();
    const tried = visitors.within(beganAt, mendedAt);
    const confirmed = tried.filter(({ outcome }) => outcome === 'confirmed').length;
    const longest = Math.max(...waits) / 1000;
    return {
      mendedAt,
      measured: [
        `Meanwhile ${confirmed} of ${tried.length} bookings were confirmed, and ${waits.length} edits and lists were ` +
          `answered, the last after ${longest.toFixed(1)} s.`,
      ],
      broken: longest > 10 ? [`an edit or a list was answered only after ${longest.toFixed(1)} s`] : [],
    };
  });
}

const PATIENT = {
  name: 'Paciente Ocupada',
  phone: '+56 9 8765 4321',
  email: 'ocupada@demo.invalid',
  emergencyContact: 'Nadie',
};

/**
 * Opens a transaction that locks a patient and then stays idle.
 * @param {string} databaseUrl
 * @param {number} patientId
 */
async function holdPatient(databaseUrl, patientId) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'forgotten' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select from patient where id = $1 for update', [patientId]);
  return { release: () => client.end().catch(() => undefined) };
}

/**
 * Edits that patient and reads lists, concurrently and repeatedly.
 * @param {import('../product/staff.mjs').Staff} staff
 * @param {{ id: number, version: number }} patient
 * @param {number} until when the last call may begin.
 * @returns {Promise<number[]>} the duration of each call in milliseconds.
 */
async function crowd(staff, patient, until) {
  /** @type {number[]} */
  const waits = [];
  const keepAt = async (/** @type {() => Promise<unknown>} */ call) => {
    while (performance.now() < until) {
      const began = performance.now();
      await call().catch((error) => {
        if (!(error instanceof NoAnswer)) throw error;
      });
      waits.push(performance.now() - began);
      await delay(50);
    }
  };
  const edit = () => staff.call(UPDATE, { ...patient, input: PATIENT });
  const authorization = `Bearer ${staff.access}`;
  const read = () => send(`${staff.url}/api/citas/debug/`, { headers: { authorization } });
  await Promise.all([
    ...Array.from({ length: EDITORS }, () => keepAt(edit)),
    ...Array.from({ length: READERS }, () => keepAt(read)),
  ]);
  return waits;
}
