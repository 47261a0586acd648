import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

type Changes = Readonly<Record<string, string>>;

const TEXTS = { date: `'2026-11-01'`, care_description: `'x'`, procedure: `'x'`, instructions: `'x'` };
const record = (changes: Changes): string =>
  insertInto('clinical_record', { patient_id: '1', ...TEXTS, ...changes });
const version = (changes: Changes): string =>
  insertInto('clinical_record_version', {
    clinical_record_id: '1',
    version: '1',
    ...TEXTS,
    used_supplies: `'[]'`,
    written_at: 'now()',
    ...changes,
  });
const certificate = (changes: Changes): string =>
  insertInto('certificate', {
    patient_id: '1',
    clinical_record_id: '1',
    kind: `'GENERAL'`,
    issue_date: `'2026-11-18'`,
    attended_on: `'2026-11-01'`,
    reason: `'x'`,
    instructions: `'x'`,
    patient: `'{}'`,
    signer: `'{}'`,
    clinic: `'{}'`,
    issued_at: 'now()',
    issued_by: '1',
    ...changes,
  });

export const RECORDS_VIOLATIONS: readonly Violation[] = [
  [
    'a record that says nothing',
    record({ care_description: `''` }),
    'clinical_record_care_description_length',
  ],
  ['a record without a procedure', record({ procedure: `''` }), 'clinical_record_procedure_length'],
  ['a record without instructions', record({ instructions: `''` }), 'clinical_record_instructions_length'],
  ['a record of an unknown patient', record({ patient_id: '999' }), 'clinical_record_patient_id_fkey'],
  [
    'a record of an unknown professional',
    record({ professional_id: '999' }),
    'clinical_record_professional_id_fkey',
  ],
  [
    'a version by an unknown professional',
    `${record({ id: '1' })}; ${version({ professional_id: '999' })}`,
    'clinical_record_version_professional_id_fkey',
  ],
  [
    'two records of one appointment',
    `${record({ appointment_id: '1' })}; ${record({ appointment_id: '1' })}`,
    'clinical_record_appointment_id_key',
  ],
  [
    'the use of an unknown supply',
    `${record({ id: '1' })}; insert into used_supply values (1, 999, 1, 0)`,
    'used_supply_supply_id_fkey',
  ],
  [
    'a certificate with an endless reason',
    certificate({ reason: `repeat('x', 20001)` }),
    'certificate_reason_length',
  ],
  [
    'a certificate with endless instructions',
    certificate({ instructions: `repeat('x', 20001)` }),
    'certificate_instructions_length',
  ],
  [
    'an endless answer to a referral',
    `${record({ id: '1' })}; ${certificate({ id: '1', kind: `'REFERRAL'` })};
     insert into referral_answer values (1, '2026-11-18', repeat('x', 5001), now(), 1)`,
    'referral_answer_length',
  ],
];
