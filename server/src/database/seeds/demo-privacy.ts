import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { answerDeadline, type PrivacyRight } from '#domain/privacy/privacy-request.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface DemoRequest {
  readonly right: PrivacyRight;
  readonly daysAgo: number;
  /** Whose request it is: a patient of the demo, by their place. */
  readonly patient: number;
  readonly details: string;
}

const REQUESTS: readonly DemoRequest[] = [
  { right: 'ACCESS', daysAgo: 33, patient: 3, details: 'Quiero una copia de todo lo que tengan sobre mí.' },
  { right: 'RECTIFICATION', daysAgo: 4, patient: 8, details: 'Mi dirección está mal escrita.' },
  { right: 'BLOCKING', daysAgo: 1, patient: 8, details: 'Mientras corrigen mi dirección.' },
];

/** People of the demo who asked about their data, one too long ago; what some agreed to, and what one opposes. */
export async function addDemoPrivacy(em: EntityManager, today: LocalDate): Promise<void> {
  for (const { right, daysAgo, patient, details } of REQUESTS) {
    const receivedOn = addDays(today, -daysAgo);
    await em.execute(
      `insert into privacy_request (kind, received_at, received_on, name, email, details, due_on)
       select ?, now() - make_interval(days => ?), ?, name, email, ?, ?
       from patient order by id offset ? limit 1`,
      [right, daysAgo, receivedOn, details, answerDeadline(right, receivedOn, () => false), patient],
    );
  }
  await em.execute(
    `insert into consent (patient_id, kind, text_version, given_at, recorded_by, evidence)
     select p.id, 'PHOTOS', 1, now() - interval '40 days', s.id, 'Firmado en papel'
     from patient p cross join (select min(id) as id from staff_user) s
     where s.id is not null order by p.id limit 6`,
  );
  await em.execute(
    `insert into consent (patient_id, kind, text_version, given_at)
     select id, 'DATA_TREATMENT', 1, now() - interval '60 days' from patient order by id limit 12`,
  );
  await em.execute(
    `insert into message_opposition (patient_id, channel, kind, noted_at, noted_by)
     select p.id, 'WHATSAPP', 'REMINDER', now() - interval '9 days', s.id
     from (select id from patient order by id limit 1) p
     cross join (select min(id) as id from staff_user) s where s.id is not null`,
  );
}
