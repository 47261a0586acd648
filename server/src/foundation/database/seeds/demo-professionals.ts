import type { ServiceType } from '#domain/agenda/appointment.js';
import { addDays, type LocalDate, type Weekday } from '#domain/clinic-time.js';
import { personalSchedule } from '#domain/clinic/professionals/professional.js';
import { checkDigit } from '#domain/rut.js';
import { DEFAULT_SCHEDULE, type Schedule, type WeeklyHours } from '#domain/schedule.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface DemoProfessional {
  readonly id: number;
  readonly service: ServiceType;
  readonly name: string;
  readonly title: string;
  /** Absent: all opening hours of the clinic. */
  readonly hours?: WeeklyHours;
  /** How many of every ten hours are booked this week. */
  readonly fullness: number;
}

const HOUR = 60;
const SPLIT_DAY = [
  { opensAt: 10 * HOUR, closesAt: 14 * HOUR },
  { opensAt: 15 * HOUR, closesAt: 19 * HOUR },
];
const FROM_MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5];

/** In the clinic's order. The first two ids are those of the professionals every clinic starts with. */
export const DEMO_PROFESSIONALS: readonly DemoProfessional[] = [
  { id: 1, service: 'PODIATRY', name: 'Dora Demo Norte', title: 'Podóloga', fullness: 7 },
  {
    id: 3,
    service: 'PODIATRY',
    name: 'Iván Demo Sur',
    title: 'Podólogo',
    hours: Object.fromEntries(FROM_MONDAY_TO_FRIDAY.map((weekday) => [weekday, SPLIT_DAY])),
    fullness: 6,
  },
  { id: 2, service: 'MANICURE', name: 'Mila Demo Este', title: 'Manicurista', fullness: 4 },
];
export const DEMO_PODIATRISTS = DEMO_PROFESSIONALS.filter(({ service }) => service === 'PODIATRY');

/** From the range of unassigned RUTs. */
const FIRST_BODY = 47_999_990;
/** Days until the days off begin: on days that already have appointments, which staff then have to move. */
const DAYS_OFF_IN = 9;

export const demoSchedule = ({ hours }: DemoProfessional): Schedule =>
  personalSchedule(DEFAULT_SCHEDULE, { hours, daysOff: [] });

/** Two podiatrists, one of whom is the first user and has days off ahead, and a manicurist. */
export async function addDemoProfessionals(em: EntityManager, today: LocalDate): Promise<void> {
  for (const [index, { id, service, name, title, hours }] of DEMO_PROFESSIONALS.entries()) {
    const body = String(FIRST_BODY + id);
    await em.execute(
      `insert into professional (id, services, name, title, rut, registry_number, registry_authority, address,
                                 has_own_hours, position)
       values (?, array[?], ?, ?, ?, ?, 'Registro Demo', 'Calle Falsa 123', ?, ?)
       on conflict (id) do update
       set name = excluded.name, title = excluded.title, rut = excluded.rut, position = excluded.position,
           registry_number = excluded.registry_number, registry_authority = excluded.registry_authority,
           address = excluded.address`,
      [id, service, name, title, body + checkDigit(body), `DEMO-${id}`, hours !== undefined, index + 1],
    );
    for (const [weekday, stretches] of Object.entries(hours ?? {}))
      for (const { opensAt, closesAt } of stretches)
        await em.execute(
          'insert into professional_hours (professional_id, weekday, opens_at, closes_at) values (?, ?, ?, ?)',
          [id, Number(weekday), opensAt, closesAt],
        );
  }
  await em.execute(
    `select setval(pg_get_serial_sequence('professional', 'id'), (select max(id) from professional))`,
  );
  await em.execute('update staff_user set professional_id = 1 where id = (select min(id) from staff_user)');
  await em.execute(
    `insert into day_off (professional_id, from_date, to_date, reason) values (1, ?, ?, 'Curso (demo)')`,
    [addDays(today, DAYS_OFF_IN), addDays(today, DAYS_OFF_IN + 1)],
  );
}
