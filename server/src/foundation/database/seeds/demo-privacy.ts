import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { answerDeadline, type PrivacyRight } from '#domain/privacy/privacy-request.js';
import type { SecurityEventKind } from '#domain/access/security-event.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface DemoRequest {
  readonly right: PrivacyRight;
  readonly daysAgo: number;
  /** The demo patient who made the request, by position. */
  readonly patient: number;
  readonly details: string;
}

const REQUESTS: readonly DemoRequest[] = [
  { right: 'ACCESS', daysAgo: 33, patient: 3, details: 'Quiero una copia de todo lo que tengan sobre mí.' },
  { right: 'RECTIFICATION', daysAgo: 4, patient: 8, details: 'Mi dirección está mal escrita.' },
  { right: 'BLOCKING', daysAgo: 1, patient: 8, details: 'Mientras corrigen mi dirección.' },
];

/** Demo patients' privacy requests (one overdue), consents, an opposition to messages, and a block. */
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
     select p.id, 'PHOTOS', 1, now() - interval '70 days', s.id, 'Firmado en papel'
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
  await addBlock(em);
  await addSecurityEvents(em);
}

/** While the response to the blocking request is pending. */
const addBlock = (em: EntityManager): Promise<unknown> =>
  em.execute(
    `insert into patient_block (patient_id, blocked_at, blocked_by, reason)
     select p.id, now() - interval '20 hours', s.id, 'Pidió que se bloquearan sus datos mientras se corrige su dirección'
     from (select id from patient order by id offset 8 limit 1) p
     cross join (select min(id) as id from staff_user) s where s.id is not null`,
  );

/** Recent account events: days ago, kind, user, and address (from the ranges reserved for examples). */
const SECURITY_EVENTS: ReadonlyArray<
  readonly [daysAgo: number, kind: SecurityEventKind, username: string | null, address: string]
> = [
  [12, 'USER_ADDED', 'recepcion', '192.0.2.10'],
  [12, 'ROLE_CHANGED', 'recepcion', '192.0.2.10'],
  [11, 'LOGIN', 'recepcion', '192.0.2.24'],
  [6, 'LOGIN_FAILED', 'recepcion', '192.0.2.24'],
  [6, 'LOGIN', 'recepcion', '192.0.2.24'],
  [3, 'LOGIN_FAILED', null, '203.0.113.77'],
  [3, 'LOCKED_OUT', null, '203.0.113.77'],
  [2, 'LOGIN', 'recepcion', '192.0.2.24'],
];

async function addSecurityEvents(em: EntityManager): Promise<void> {
  for (const [daysAgo, kind, username, address] of SECURITY_EVENTS)
    await em.execute(
      `insert into security_event (at, kind, staff_user_id, done_by, channel, address)
       select now() - make_interval(days => ?), ?, u.id, case when ? then s.id end, ?, ?
       from (values (1)) as one
       left join staff_user u on u.username = ?
       cross join (select min(id) as id from staff_user) s where s.id is not null`,
      [
        daysAgo,
        kind,
        kind === 'USER_ADDED' || kind === 'ROLE_CHANGED',
        kind === 'USER_ADDED' || kind === 'ROLE_CHANGED' ? 'PANEL' : 'PUBLIC',
        address,
        username,
      ],
    );
}
