import { createHash } from 'node:crypto';
import { INTAKE_CONSENT_VERSION, intakeConsent } from '#domain/records/intake/intake.es.js';
import type { IntakeLine, IntakeLineState } from '#domain/records/intake/intake.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface DemoIntake {
  /** The demo patient, by position. */
  readonly patient: number;
  readonly daysAgo: number;
  readonly state: IntakeLineState;
  readonly lines: ReadonlyArray<Pick<IntakeLine, 'question'> & Partial<IntakeLine>>;
}

const INTAKES: readonly DemoIntake[] = [
  {
    patient: 0,
    daysAgo: 1,
    state: 'PENDING',
    lines: [
      { question: 'DIABETES', answer: 'YES', since: '2015-03-01' },
      { question: 'ANTICOAGULANTS', answer: 'UNSURE' },
      { question: 'NO_ALLERGIES', answer: 'YES' },
      { question: 'SMOKING', answer: 'FORMER' },
      { question: 'MEDICINES', text: 'Pastillas inventadas (demo), una al desayuno' },
      { question: 'PAIN', text: 'El talón derecho al levantarme (demo)', sinceWords: 'hace tres semanas' },
    ],
  },
  {
    patient: 3,
    daysAgo: 40,
    state: 'ACCEPTED',
    lines: [
      { question: 'SMOKING', answer: 'NEVER' },
      { question: 'FOOTWEAR', text: 'Zapatillas anchas (demo)' },
    ],
  },
];

/** Lets visitors answer the questionnaire. One answer is still to be reviewed. */
export async function addDemoIntakes(em: EntityManager): Promise<void> {
  await em.execute('update clinic_settings set offers_intake = true');
  const digest = createHash('sha256').update(intakeConsent(INTAKE_CONSENT_VERSION)).digest('hex');
  for (const { patient, daysAgo, state, lines } of INTAKES) {
    const [intake] = await em.execute<{ id: number }[]>(
      `insert into intake (patient_id, given_at, consent_version, consent_digest)
       select id, now() - make_interval(days => ?), ?, ? from patient order by id offset ? limit 1 returning id`,
      [daysAgo, INTAKE_CONSENT_VERSION, digest, patient],
    );
    if (!intake) return;
    for (const { question, answer = null, text = '', since = null, sinceWords = '' } of lines)
      await em.execute(
        `insert into intake_line (intake_id, question, answer, text, since, since_words, state, settled_at, settled_by)
         select ?, ?, ?, ?, ?, ?, ?, case when ? then now() - make_interval(days => ?) end,
                case when ? then (select min(id) from staff_user) end`,
        [
          ...[intake.id, question, answer, text, since, sinceWords, state],
          ...[state !== 'PENDING', daysAgo, state !== 'PENDING'],
        ],
      );
  }
}
