import { createHash } from 'node:crypto';
import { longDate } from '#domain/clinic-time.es.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { fillIn, wordingOf } from '#domain/records/signed-consents/consent-text.js';
import { toStrokes } from '#domain/records/signed-consents/signature.js';
import type { ConsentAnswerKind } from '#domain/records/signed-consents/signed-consent.js';
import { formatRut, type Rut } from '#domain/rut.js';
import type { EntityManager } from '@mikro-orm/postgresql';

const BRACKETS = 'Postura de brackets';

const TEXT = {
  title: 'Consentimiento de ejemplo: brackets ungueales',
  body: `Texto de demostración, inventado. Cámbielo por el de su clínica.

Yo, {paciente}, RUT {rut}, acepto que {profesional} de {clinica} me haga «{tratamiento}» hoy, {fecha}.
Me explicaron en qué consiste, cuánto dura, qué molestias puede dar y qué otras opciones tengo. Pude preguntar. Sé que puedo cambiar de opinión cuando quiera.`,
  representativeSigns: true,
  validMonths: 12,
} as const;

interface DemoAnswer {
  /** The demo patient, by position. */
  readonly patient: number;
  readonly daysAgo: number;
  readonly kind: Exclude<ConsentAnswerKind, 'OMITTED'>;
  readonly withdrawalReason?: string;
}

const ANSWERS: readonly DemoAnswer[] = [
  { patient: 0, daysAgo: 75, kind: 'ACCEPTED', withdrawalReason: 'Prefiere esperar (demo)' },
  { patient: 0, daysAgo: 20, kind: 'ACCEPTED' },
  { patient: 5, daysAgo: 12, kind: 'REJECTED' },
];

/** A made-up squiggle. */
const STROKES = toStrokes(
  [
    Array.from({ length: 60 }, (_, n) => ({
      x: 12 + n * 1.2,
      y: 25 + 9 * Math.sin(n / 2.4) - 4 * Math.sin(n / 7),
    })),
  ],
  { width: 100, height: 50 },
);

/** A consent text of the demo clinic, which one treatment asks for, and what two patients answered. */
export async function addDemoConsents(em: EntityManager, today: LocalDate): Promise<void> {
  const [text] = await em.execute<{ id: number }[]>(
    'insert into consent_text (representative_signs, valid_months) values (?, ?) returning id',
    [TEXT.representativeSigns, TEXT.validMonths],
  );
  if (!text) return;
  const [author] = await em.execute<{ id: number }[]>('select id from staff_user order by id limit 1');
  if (!author) return;
  await em.execute(
    `insert into consent_text_version (consent_text_id, version, title, body, written_at, written_by)
     values (?, 1, ?, ?, now() - interval '90 days', ?)`,
    [text.id, TEXT.title, TEXT.body, author.id],
  );
  await em.execute(
    'insert into consent_text_treatment (consent_text_id, treatment_id) select ?, id from treatment where name = ?',
    [text.id, BRACKETS],
  );
  for (const answer of ANSWERS)
    await addAnswer(em, text.id, author.id, answer, addDays(today, -answer.daysAgo));
}

async function addAnswer(
  em: EntityManager,
  textId: number,
  staffId: number,
  { patient, daysAgo, kind, withdrawalReason }: DemoAnswer,
  day: LocalDate,
): Promise<void> {
  const [signer] = await em.execute<{ id: number; name: string; rut: Rut }[]>(
    'select id, name, rut from patient order by id offset ? limit 1',
    [patient],
  );
  if (!signer) return;
  const body = fillIn(TEXT.body, {
    paciente: signer.name,
    rut: formatRut(signer.rut),
    tratamiento: BRACKETS,
    profesional: 'la podóloga de la demo',
    clinica: 'la clínica de la demo',
    fecha: longDate(day),
  });
  await em.execute(
    `insert into consent_answer (patient_id, consent_text_id, text_version, kind, title, body, digest, signer, signer_name,
       signer_rut, strokes, device, answered_at, recorded_by, withdrawn_at, withdrawn_by, withdrawal_reason)
     values (?, ?, 1, ?, ?, ?, ?, 'PATIENT', ?, ?, ?, 'CLINIC', now() - make_interval(days => ?), ?,
       case when ? then now() - make_interval(days => ?) end, case when ? then ?::integer end, ?)`,
    [
      signer.id,
      textId,
      kind,
      TEXT.title,
      body,
      createHash('sha256')
        .update(wordingOf({ title: TEXT.title, body }))
        .digest('hex'),
      signer.name,
      signer.rut,
      JSON.stringify(STROKES),
      daysAgo,
      staffId,
      withdrawalReason !== undefined,
      daysAgo - 3,
      withdrawalReason !== undefined,
      staffId,
      withdrawalReason ?? '',
    ],
  );
}
