import { type AlertKind, ASKED_ALERTS } from '#domain/patients/alert.js';
import { type AppointmentStatus, type ServiceType, slotsOf } from '#domain/agenda/appointment.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { rightsOf } from '#domain/access/presets.js';
import { checkDigit } from '#domain/rut.js';
import { agendaStarts } from '#domain/schedule.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../clock.js';
import { withEntityManager } from '../with-entity-manager.js';
import { addDemoAgenda } from './demo-agenda.js';
import { addDemoHistory } from './demo-history.js';
import { addDemoFeeds } from './demo-feeds.js';
import { addDemoKeys } from './demo-keys.js';
import { addDemoImages } from './demo-images.js';
import { addDemoIdentity } from './demo-identity.js';
import { addDemoLetters } from './demo-letters.js';
import { addDemoMessages } from './demo-messages.js';
import { addDemoMoney } from './demo-money.js';
import { addDemoOldData, addOldMessages } from './demo-old-data.js';
import { addDemoPhotos } from './demo-photos.js';
import { addDemoIntakes } from './demo-intakes.js';
import { addDemoConsents } from './demo-consents.js';
import { addDemoPrivacy } from './demo-privacy.js';
import { addDemoProfessionals, DEMO_PROFESSIONALS, demoSchedule } from './demo-professionals.js';
import { addDemoRecords, demoVisits } from './demo-records.js';
import { addDemoSupplies } from './demo-supplies.js';
import { addDemoWaiting, fillWaitedMornings } from './demo-waiting.js';
import { addDemoWebhooks } from './demo-webhooks.js';
import { addDemoYear } from './demo-year.js';
import { liftTimeouts } from '../connections/timeouts.js';
import { addDemoTreatments, type DemoTreatments, listedTreatments } from './demo-treatments.js';
import { DEMO_PEOPLE } from './demo-people.js';

const WEEKS_BACK = 3;
const WEEKS_AHEAD = 3;
/** A range of unassigned RUTs. */
const FIRST_BODY = 45_000_000;
/** One appointment in this many has notes. */
const NOTES_EVERY = 9;

/** Pseudo-random numbers from a seed, so that every demo looks the same and can be compared. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** `hasYear`: with a year of visits before those of the last weeks. */
export interface DemoOptions {
  readonly hasYear?: boolean;
  readonly clock?: Clock;
}

/** Fills the demo clinic, unless the database already has patients. */
export async function fillDemoClinic(
  databaseUrl: string,
  timeZone: string,
  { hasYear = false, clock = new Clock(timeZone) }: DemoOptions = {},
): Promise<void> {
  const now = clock.wall();
  const { date } = now;
  const recentFrom = addDays(date, -7 * WEEKS_BACK);
  await withEntityManager(databaseUrl, [], async (em) => {
    if ((await em.execute('select 1 from patient limit 1')).length > 0) return;
    await em.transactional(async (transaction) => {
      await liftTimeouts((statement) => transaction.execute(statement));
      await transaction.execute(
        `update clinic_settings set name = 'Clínica Demo', phone = '+56 9 0000 1000', address = 'Av. Providencia 1234', city = 'Santiago', first_steps_shown = false, what_to_bring = 'Calzado cómodo y la lista de sus medicamentos (texto de ejemplo).'`,
      );
      await addDemoImages(transaction);
      await addDemoProfessionals(transaction, date);
      await addReceptionist(transaction);
      await addPatients(transaction);
      await addDemoIdentity(transaction);
      await addConditions(transaction);
      await addAlerts(transaction);
      await addAppointments(transaction, date);
      await addDemoAgenda(transaction, date);
      await fillWaitedMornings(transaction, date);
      await addAttendance(transaction, date);
      if (hasYear) await addDemoYear(transaction, recentFrom, timeZone);
      await addDemoHistory(transaction);
      const visits = demoVisits(date);
      await addDemoSupplies(
        transaction,
        date,
        visits.flatMap(({ uses }) => uses),
      );
      await addDemoTreatments(transaction);
      await addDemoRecords(transaction, visits);
      const months = hasYear ? 11 : 2;
      await addDemoMoney(transaction, { recentFrom, today: date, months, timeZone });
      await addDemoPhotos(transaction);
      // Older messages first, because lists show the last inserted one on top.
      await addOldMessages(transaction, date);
      await addDemoMessages(transaction, date);
      await addDemoWaiting(transaction, date);
      await addDemoPrivacy(transaction, date);
      await addDemoConsents(transaction, date);
      await addDemoIntakes(transaction);
      await addDemoLetters(transaction);
      await addDemoKeys(transaction);
      await addDemoFeeds(transaction);
      await addDemoWebhooks(transaction);
      await addDemoOldData(transaction, now, timeZone);
    });
  });
}

/** The receptionist has the first user's password. */
const addReceptionist = (em: EntityManager): Promise<unknown> =>
  em.execute(
    `insert into staff_user (username, name, password_hash, rights)
     select 'recepcion', 'Recepción Demo', password_hash, ? from staff_user order by id limit 1
     on conflict do nothing`,
    [JSON.stringify(rightsOf('RECEPTION'))],
  );

async function addPatients(em: EntityManager): Promise<void> {
  for (const [index, { name, phone, email, birthYear }] of DEMO_PEOPLE.entries()) {
    const body = String(FIRST_BODY + index * 7_919);
    await em.execute(
      `insert into patient (rut, name, phone, phone_e164, email, emergency_contact, birth_date)
       values (?, ?, ?, ?, ?, 'Contacto Demo', ?)`,
      [
        body + checkDigit(body),
        name,
        phone,
        phone.replace(/ /g, ''),
        email,
        `${birthYear}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      ],
    );
  }
}

/** The underlying condition of each of the first people, followed by its earlier versions. */
const CONDITIONS: ReadonlyArray<readonly string[]> = [
  ['Diabetes tipo 2', 'Diabetes'],
  ['Hipertensión arterial'],
  [],
  ['Artritis reumatoide', 'Artritis', 'Dolor articular en estudio'],
];

async function addConditions(em: EntityManager): Promise<void> {
  for (const [offset, conditions] of CONDITIONS.entries()) {
    for (const [index, condition] of conditions.toReversed().entries()) {
      await em.execute(
        `with changed as (
           update patient set underlying_condition = ? where id = (select id from patient order by id offset ? limit 1)
           returning id, underlying_condition, clinical_case)
         insert into patient_condition_version (patient_id, version, underlying_condition, clinical_case, written_at)
         select id, ?, underlying_condition, clinical_case, now() - make_interval(days => ?) from changed`,
        [condition, offset, index + 1, (conditions.length - index) * 30],
      );
    }
  }
}

/** Alerts of the first people; some have ended. */
const ALERTS: ReadonlyArray<readonly [person: number, kind: AlertKind, note: string, hasEnded?: boolean]> = [
  [0, 'DIABETES', 'Tipo 2, con metformina'],
  [0, 'LATEX_ALLERGY', ''],
  [0, 'ANTICOAGULANTS', 'Aspirina hasta la operación', true],
  [1, 'ANTICOAGULANTS', 'Acenocumarol, control mensual'],
  [1, 'ARTERIAL_DISEASE', ''],
  [3, 'DIABETES', 'Tipo 2, con insulina'],
  [4, 'DIABETES', 'Tipo 2'],
  [9, 'DIABETES', 'Tipo 1'],
  [9, 'EARLIER_ULCER', 'Talón derecho, sanada en 2024'],
  [6, 'IODINE_ALLERGY', 'Usar clorhexidina'],
  [20, 'PREGNANCY', 'Fecha probable en febrero'],
];

/** Patients with an exam of the feet: they were asked for what it can't show, and have only what is noted. */
const ASKED = [0, 3, 4, 5, 7, 9];

async function addAlerts(em: EntityManager): Promise<void> {
  for (const [person, kind, note, hasEnded = false] of ALERTS) {
    await em.execute(
      `insert into patient_alert (patient_id, kind, note, noted_at, noted_by, ended_at, ended_by)
       select (select id from patient order by id offset ? limit 1), ?, ?, now() - interval '90 days', author.id,
              case when ? then now() - interval '20 days' end, case when ? then author.id end
       from (select id from staff_user order by id limit 1) as author`,
      [person, kind, note, hasEnded, hasEnded],
    );
  }
  for (const person of ASKED) {
    const noted = ALERTS.filter(([whose]) => whose === person).map(([, kind]) => kind);
    for (const kind of ASKED_ALERTS.filter((one) => !noted.includes(one)))
      await em.execute(
        `insert into patient_alert (patient_id, kind, is_denied, noted_at, noted_by)
         select (select id from patient order by id offset ? limit 1), ?, true, now() - interval '90 days', author.id
         from (select id from staff_user order by id limit 1) as author`,
        [person, kind],
      );
  }
}

async function addAppointments(em: EntityManager, today: LocalDate): Promise<void> {
  const next = sequence(20_261_121);
  const treatments = await listedTreatments(em);
  for (let offset = -7 * WEEKS_BACK; offset <= 7 * WEEKS_AHEAD; offset += 1) {
    const date = addDays(today, offset);
    for (const professional of DEMO_PROFESSIONALS)
      await fillDay(em, next, treatments, date, offset, professional);
  }
}

/** Most patients came; a few did not. */
const addAttendance = (em: EntityManager, today: LocalDate): Promise<unknown> =>
  em.execute(
    `update appointment
     set attendance = case when id % 11 = 0 then 'NO_SHOW' else 'ARRIVED' end,
         status = case when id % 11 = 0 then 'BOOKED' else status end,
         arrived_at = case when id % 11 <> 0
           then (date + make_interval(mins => start_minute - 4)) at time zone 'America/Santiago' end
     where date < ? and status = 'COMPLETED'`,
    [today],
  );

async function fillDay(
  em: EntityManager,
  next: (below: number) => number,
  treatments: DemoTreatments,
  date: LocalDate,
  offset: number,
  professional: (typeof DEMO_PROFESSIONALS)[number],
): Promise<void> {
  const { id: professionalId, service: serviceType } = professional;
  const starts = agendaStarts(demoSchedule(professional), date);
  // Nearer days are fuller.
  const fullness = Math.max(2, professional.fullness - Math.max(0, Math.floor(offset / 5)));
  let freeFrom = 0;
  for (const startMinute of starts) {
    if (startMinute < freeFrom || next(10) >= fullness) continue;
    const fitsTwoHours = starts.includes(startMinute + 60);
    const durationMinutes = fitsTwoHours && next(7) === 0 ? 120 : 60;
    await addAppointment(
      em,
      next,
      treatments[serviceType],
      { date, professionalId, serviceType, startMinute, durationMinutes },
      offset,
    );
    freeFrom = startMinute + durationMinutes;
  }
}

async function addAppointment(
  em: EntityManager,
  next: (below: number) => number,
  treatments: readonly string[],
  time: {
    date: LocalDate;
    professionalId: number;
    serviceType: ServiceType;
    startMinute: number;
    durationMinutes: number;
  },
  offset: number,
): Promise<void> {
  const { professionalId } = time;
  const status = statusFor(offset, next(10));
  const [created] = (await em.execute(
    `insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status, treatment, notes)
     select id, ?, ?, ?, ?, ?, ?, ?, ? from patient p
     where not exists (select from appointment a where a.patient_id = p.id and a.date = ?)
     order by (p.id + ?) % ?, p.id limit 1 returning id`,
    [
      professionalId,
      time.serviceType,
      time.date,
      time.startMinute,
      time.durationMinutes,
      status,
      treatments[next(treatments.length)],
      next(NOTES_EVERY) === 0 ? 'Usa plantillas; viene acompañada (demo).' : '',
      time.date,
      next(DEMO_PEOPLE.length),
      DEMO_PEOPLE.length,
    ],
  )) as Array<{ id: number }>;
  if (status === 'CANCELLED' || !created) return;
  const slots = slotsOf(time);
  await em.execute(
    `insert into appointment_slot (professional_id, day, slot, appointment_id)
     select ?, ?, slot, ? from generate_series(?::integer, ?::integer) as slot`,
    [professionalId, time.date, created.id, slots[0], slots.at(-1)],
  );
}

function statusFor(offset: number, dice: number): AppointmentStatus {
  if (dice === 0) return 'CANCELLED';
  if (offset < 0) return 'COMPLETED';
  return dice < 5 && offset < 7 ? 'CONFIRMED' : 'BOOKED';
}
