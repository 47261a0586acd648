import type { EntityManager } from '@mikro-orm/postgresql';

/** A stopped webhook with a log. Its host name can't exist, so it calls no server, and its secret is not known. */
export async function addDemoWebhooks(em: EntityManager): Promise<void> {
  await em.execute(
    `with hook as (
       insert into webhook (address, events, stopped, created_by, created_at)
       select 'https://tienda-demo.invalid/huella',
              '{APPOINTMENT_CREATED,APPOINTMENT_MOVED,APPOINTMENT_CANCELLED,STOCK_CRITICAL}', 'BY_STAFF', maker.id,
              now() - interval '20 days'
       from (select min(id) as id from staff_user where not is_program having min(id) is not null) as maker
       returning id),
     secret as (
       insert into webhook_secret (webhook_id, sealed)
       select id, substr(sha256(gen_random_uuid()::text::bytea) || sha256(gen_random_uuid()::text::bytea), 1, 60) from hook),
     agenda as (
       select id, patient_id, professional_id, date, start_minute, row_number() over (order by id desc) as n
       from appointment order by id desc limit 4),
     happened as (
       insert into webhook_event (type, at, subject, facts)
       select e.type, now() - e.age,
              case when e.type = 'STOCK_CRITICAL' then 'supply:' || s.id else 'appointment:' || a.id end,
              case when e.type = 'STOCK_CRITICAL' then jsonb_build_object('supplyId', s.id)
                   else jsonb_build_object('appointmentId', a.id, 'patientId', a.patient_id,
                     'professionalId', a.professional_id, 'date', a.date, 'startMinute', a.start_minute) end
       from (values (1, 'APPOINTMENT_CREATED', interval '6 days'), (2, 'APPOINTMENT_CREATED', interval '5 days'),
                    (3, 'STOCK_CRITICAL', interval '4 days'), (1, 'APPOINTMENT_CANCELLED', interval '3 days'),
                    (4, 'APPOINTMENT_CREATED', interval '2 days')) as e (n, type, age)
       cross join (select min(id) as id from supply) as s join agenda a on a.n = e.n
       order by e.age desc returning id, at, subject, type)
     insert into webhook_delivery (webhook_id, event_id, subject, state, tries, first_try_at, settled_at, tried_at, status,
                                   duration_ms, failure)
     select hook.id, h.id, h.subject,
            case when h.type = 'APPOINTMENT_CANCELLED' then 'GIVEN_UP' else 'DELIVERED' end,
            case when h.type = 'APPOINTMENT_CANCELLED' then 13 else 1 end, h.at,
            case when h.type = 'APPOINTMENT_CANCELLED' then h.at + interval '1 day' else h.at end,
            case when h.type = 'APPOINTMENT_CANCELLED' then h.at + interval '1 day' else h.at end,
            case when h.type = 'APPOINTMENT_CANCELLED' then 503 else 204 end, 84 + 7 * h.id % 90,
            case when h.type = 'APPOINTMENT_CANCELLED' then 'STATUS' end
     from hook, happened h order by h.id`,
  );
}
