import { addDays, type LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

const WEEKS = 48;

const GENERAL = 'Podología general';
const CURE = 'Curación Podología';
const FUNGUS = 'Uñas con hongos (Onicomicosis)';
const INGROWN = 'Uña encarnada (Onicocriptosis)';
const MANICURE = 'Manicura';

const PODIATRY = [GENERAL, CURE, GENERAL, FUNGUS, INGROWN, GENERAL, CURE];

/** Full hours of each professional on a day, in the order of `treatments`. The second podiatrist has Saturdays off. */
const HOURS = [
  {
    id: 1,
    service: 'PODIATRY',
    isThereOnSaturday: true,
    hours: [9, 10, 11, 12, 15, 16, 17],
    treatments: PODIATRY,
  },
  {
    id: 3,
    service: 'PODIATRY',
    isThereOnSaturday: false,
    hours: [10, 11, 12, 13, 15, 16, 17],
    treatments: PODIATRY,
  },
  {
    id: 2,
    service: 'MANICURE',
    isThereOnSaturday: true,
    hours: [10, 11, 12, 15, 16],
    treatments: Array(5).fill(MANICURE),
  },
] as const;

/**
 * Every week is like any other, so that a month can be added up by hand: on Tuesdays the first podiatrist's last patient
 * does not come, and on Thursdays the second one's first patient cancels.
 */
const VISITS = `
  with visit as (
    select row_number() over (order by d.day, h.hour, h.id) - 1 as place, d.day::date as day, h.*,
           extract(isodow from d.day) = 2 and h.id = 1 and h.hour = 17 as is_missed,
           extract(isodow from d.day) = 4 and h.id = 3 and h.hour = 10 as is_cancelled
    from generate_series(?::date, ?::date, interval '1 day') d(day)
      join json_to_recordset(?) h(id integer, service text, hour integer, treatment text, "onSaturday" boolean)
        on extract(isodow from d.day) < case when h."onSaturday" then 7 else 6 end),
  person as (select id, row_number() over (order by id) - 1 as place, count(*) over () as people from patient),
  added as (
    insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status,
                             treatment, attendance, arrived_at)
    select p.id, v.id, v.service, v.day, v.hour * 60, 60,
           case when v.is_cancelled then 'CANCELLED' when v.is_missed then 'BOOKED' else 'COMPLETED' end, v.treatment,
           case when v.is_missed then 'NO_SHOW' when not v.is_cancelled then 'ARRIVED' end,
           case when not v.is_missed and not v.is_cancelled
             then (v.day + make_interval(mins => v.hour * 60 - 4)) at time zone ?::text end
    from visit v join person p on p.place = v.place % p.people
    order by v.place
    returning id, professional_id, date, start_minute, status)
  insert into appointment_slot (professional_id, day, slot, appointment_id)
  select professional_id, date, start_minute / 30 + half, id from added cross join generate_series(0, 1) as half
  where status <> 'CANCELLED'`;

/** Some 5,000 visits before `recentFrom`, for looking at a year's figures. */
export async function addDemoYear(em: EntityManager, recentFrom: LocalDate, timeZone: string): Promise<void> {
  const visits = HOURS.flatMap(({ id, service, isThereOnSaturday: onSaturday, hours, treatments }) =>
    hours.map((hour, index) => ({ id, service, hour, treatment: treatments[index], onSaturday })),
  );
  await em.execute(VISITS, [
    addDays(recentFrom, -7 * WEEKS),
    addDays(recentFrom, -1),
    JSON.stringify(visits),
    timeZone,
  ]);
}
