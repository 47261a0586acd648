import { addDays, type LocalDate } from '#domain/clinic-time.js';
import type { CertificateKind, LetterTexts } from '#domain/records/certificates/certificate.js';
import { orderInWords } from '#domain/records/certificates/certificate.es.js';
import { formatRut, type Rut } from '#domain/rut.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDemoOrder } from './demo-photos.js';

/** People of the demo, by position; both agreed to photos. */
const [WITH_ULCER, WITH_FUNGUS] = [0, 3] as const;

/** A referral with photos that waits for its answer, a report, and a letter for reimbursement with its order. */
export async function addDemoLetters(em: EntityManager): Promise<void> {
  const ulcer = await latestRecord(em, WITH_ULCER);
  const fungus = await latestRecord(em, WITH_FUNGUS);
  if (!ulcer || !fungus) return;
  const photos = await em.execute<{ id: number }[]>(
    'select id from photo where patient_id = ? order by taken_on desc, id desc limit 2',
    [ulcer.patientId],
  );
  const referral = await addLetter(em, ulcer, 'REFERRAL', {
    RECIPIENT: 'Dra. Ejemplo Demo, medicina general',
    FINDINGS: 'Úlcera bajo el 1.er metatarsiano izquierdo, de menor tamaño que en la visita anterior.',
    WARNINGS: 'Diabetes: Tipo 2, con metformina',
  });
  await carry(
    em,
    referral,
    photos.map(({ id }) => id),
  );
  await addLetter(em, fungus, 'PODIATRY_REPORT', {
    FINDINGS: 'Onicomicosis distal en 1.er ortejo derecho.',
    PLAN: 'Fresado en cada control.',
  });
  const orderedOn = addDays(fungus.date, -10);
  const reimbursement = await addLetter(em, fungus, 'REIMBURSEMENT', {
    TREATMENT: 'Atención podológica',
    AMOUNT: '$25.000',
    MEDICAL_ORDER: orderInWords('Dr. Inventado Demo', orderedOn),
  });
  await carry(em, reimbursement, [await addDemoOrder(em, fungus.patientId, orderedOn)]);
}

interface DemoRecord {
  readonly id: number;
  readonly patientId: number;
  readonly date: LocalDate;
  readonly reason: string;
  readonly rut: Rut;
  readonly signerRut: Rut;
}

/** The last record of a person that says who attended. */
async function latestRecord(em: EntityManager, person: number): Promise<DemoRecord | undefined> {
  const [record] = await em.execute<DemoRecord[]>(
    `select r.id, r.patient_id as "patientId", r.date, r.care_description as reason, p.rut, s.rut as "signerRut"
     from clinical_record r join patient p on p.id = r.patient_id join professional s on s.id = r.professional_id
     where p.id = (select id from patient order by id offset ? limit 1) and s.rut is not null
     order by r.date desc, r.id desc limit 1`,
    [person],
  );
  return record;
}

async function addLetter(
  em: EntityManager,
  { id: recordId, reason, date, rut, signerRut }: DemoRecord,
  kind: CertificateKind,
  parts: LetterTexts,
): Promise<number> {
  const [letter] = await em.execute<{ id: number }[]>(
    `insert into certificate (patient_id, clinical_record_id, kind, issue_date, attended_on, reason, instructions, parts,
                              patient, signer, clinic, issued_at, issued_by)
     select p.id, r.id, ?, r.date, r.date, ?, '', ?::jsonb, jsonb_build_object('name', p.name, 'rut', ?::text),
            jsonb_build_object('name', s.name, 'title', s.title, 'rut', ?::text, 'registryNumber', s.registry_number,
                               'registryAuthority', s.registry_authority, 'address', s.address),
            jsonb_build_object('name', c.name, 'address', c.address, 'city', c.city, 'phone', c.phone),
            ?::date + time '17:00', (select min(id) from staff_user)
     from clinical_record r join patient p on p.id = r.patient_id join professional s on s.id = r.professional_id
       cross join clinic_settings c
     where r.id = ? returning id`,
    [kind, reason, JSON.stringify(parts), formatRut(rut), formatRut(signerRut), date, recordId],
  );
  if (!letter) throw new Error('a letter that was just inserted is gone');
  return letter.id;
}

async function carry(em: EntityManager, letterId: number, photoIds: readonly number[]): Promise<void> {
  for (const [index, photoId] of photoIds.entries())
    await em.execute('insert into certificate_photo values (?, ?, ?)', [letterId, photoId, index + 1]);
}
