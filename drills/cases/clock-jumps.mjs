// @ts-check
import { on } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { query } from '../product/database.mjs';
import { Product } from '../product/product.mjs';
import { send } from '../product/send.mjs';
import { openYearsAhead, Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'America/Santiago';
const CREATE_PATIENT = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }';
const CREATE = 'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }';
const PATIENT = {
  name: 'Paciente Puntual',
  phone: '+56 9 8765 4321',
  email: 'puntual@demo.invalid',
  emergencyContact: 'Nadie',
};

/**
 * The server's clock jumps by an hour and by a day, forward and back. The system clock is unchanged.
 * @param {import('../place.mjs').Place} place
 */
export async function clockJumps(place) {
  const databaseUrl = await place.database();
  const folder = place.newFolder('clock-jumps');
  const product = await Product.start({
    folder,
    databaseUrl,
    command: ['drills/entries/shifted-clock.mjs'],
  });
  try {
    const staff = await Staff.logIn(product.url);
    await openYearsAhead(staff);
    return await underBookings({ ask: askAt(product.url), databaseUrl, most: 1_500 }, async () => {
      const base = await aMorning(product.url);
      await shift(product, base);
      const reminders = new Reminders(databaseUrl);
      await reminders.makeAppointment(staff, dayOf(base + DAY_MS));
      /** @type {string[]} */
      const broken = [];
      let mendedAt = 0;
      for (const [jump, offset] of Object.entries(JUMPS)) {
        mendedAt = performance.now();
        await shift(product, base + offset);
        const faults = [
          ...(await faultsOfHours(product.url, base + offset)),
          ...(await faultsOfSession(staff)),
          ...(await reminders.faults()),
        ];
        broken.push(...faults.map((fault) => `${jump}: ${fault}`));
      }
      await reminders.close();
      return {
        mendedAt,
        measured: [
          'After each jump: the hours offered were those still ahead, staff stayed logged in, and one reminder was written.',
        ],
        broken,
      };
    });
  } finally {
    await product.stop();
  }
}

const JUMPS = {
  'at first': 0,
  'an hour forwards': HOUR_MS,
  'an hour back': 0,
  'a day forwards': DAY_MS,
  'a day back': 0,
};

/** @param {Product} product @param {number} shiftMs */
async function shift(product, shiftMs) {
  product.child.send({ shiftMs });
  for await (const [message] of on(product.child, 'message')) if (message === 'shifted') return;
}

/** The clinic's current day on the shifted clock. @param {number} shiftMs */
const dayOf = (shiftMs) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' }).format(Date.now() + shiftMs);

/** The clinic's current time on the shifted clock. @param {number} shiftMs */
const timeOf = (shiftMs) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, timeStyle: 'short' }).format(Date.now() + shiftMs);

/** @param {string} url @param {string} date @returns {Promise<string[]>} */
async function hoursOf(url, date) {
  const { text } = await send(`${url}/api/citas/disponibles/?fecha=${date}&tipo_cita=podologia`);
  return JSON.parse(text).horas_disponibles;
}

/**
 * The shift to half past ten on a working day that is followed by another one.
 * @param {string} url
 */
async function aMorning(url) {
  const start = wholeMinutes(Date.now());
  for (let shiftMs = start; shiftMs < 14 * DAY_MS; shiftMs += 60_000) {
    if (timeOf(shiftMs) !== '10:30') continue;
    const [today, tomorrow] = await Promise.all([
      hoursOf(url, dayOf(shiftMs)),
      hoursOf(url, dayOf(shiftMs + DAY_MS)),
    ]);
    if (today.length === 10 && tomorrow.length === 10) return shiftMs;
  }
  throw new Error('the agenda has no two working days in a row within two weeks');
}

/** Milliseconds to the next whole minute, so that no minute passes during a drill. @param {number} now */
const wholeMinutes = (now) => (60_000 - (now % 60_000)) % 60_000;

/** @param {string} url @param {number} shiftMs */
async function faultsOfHours(url, shiftMs) {
  const time = timeOf(shiftMs);
  const offered = await hoursOf(url, dayOf(shiftMs));
  const ahead = ['09', '10', '11', '12', '13', '14', '15', '16', '17', '18']
    .map((hour) => `${hour}:00`)
    .filter((hour) => hour > time);
  const wrong = JSON.stringify(offered) !== JSON.stringify(ahead);
  return wrong ? [`at ${time} it offered ${offered.join(' ')} instead of ${ahead.join(' ')}`] : [];
}

/** A panel whose token has expired must renew it by itself. @param {Staff} staff */
async function faultsOfSession(staff) {
  const isIn = async () => (await staff.call('{ me { id } }')).text.includes('"id"');
  if (await isIn()) return [];
  return (await staff.renew()) && (await isIn()) ? [] : ['staff had to log in again'];
}

/** The reminder of one appointment. */
class Reminders {
  /** @param {string} databaseUrl */
  constructor(databaseUrl) {
    this.databaseUrl = databaseUrl;
    this.appointmentId = 0;
    this.queue = new PgBoss({
      connectionString: databaseUrl,
      schema: 'pgboss',
      supervise: false,
      schedule: false,
    });
    this.queue.on('error', () => undefined);
    this.isOpen = false;
  }

  /** @param {Staff} staff @param {string} date */
  async makeAppointment(staff, date) {
    const { createPatient } = await staff.ask(CREATE_PATIENT, { input: PATIENT });
    const input = {
      patientId: createPatient.id,
      treatment: 'Simulacro',
      serviceType: 'MANICURE',
      date,
      time: '12:00',
    };
    this.appointmentId = (await staff.ask(CREATE, { input })).createAppointment.id;
    await this.queue.start();
  }

  /** Runs the check for due reminders, which normally runs every five minutes. */
  async faults() {
    const id = await this.queue.send('appointment-reminders', {});
    const end = performance.now() + 30_000;
    const isDone = async () => {
      const [job] = await query(this.databaseUrl, 'select state from pgboss.job where id = $1', [id]);
      return job?.state === 'completed';
    };
    while (id && !(await isDone())) {
      if (performance.now() > end) return ['a job was not done within 30 s'];
      await delay(100);
    }
    const [{ count }] = await query(
      this.databaseUrl,
      `select count(*)::int as count from outbound_message where appointment_id = $1 and kind = 'REMINDER'`,
      [this.appointmentId],
    );
    return count === 1 ? [] : [`there are ${count} reminders of one appointment`];
  }

  close() {
    return this.queue.stop({ graceful: false });
  }
}
