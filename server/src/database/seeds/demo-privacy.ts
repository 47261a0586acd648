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

/** People of the demo who asked about their data: one too long ago. */
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
}
