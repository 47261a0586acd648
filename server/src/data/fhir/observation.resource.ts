import type { LocalDate } from '#domain/clinic-time.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import type { FootFinding } from '#domain/patients/alert.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { CodeableConcept, Observation } from 'fhir/r4.js';
import type { RecordProfessional } from '../../records/clinical-records/record.row.js';
import { PROFILES } from './cl-core.wire.js';
import { performerOf } from './encounter.resource.js';
import { NOTHING_FOUND, RECORD_PARTS } from './fhir.es.js';
import { OWN_SYSTEMS } from './own-codes.js';

export type RecordPart = keyof typeof RECORD_PARTS;

export const LOINC = 'http://loinc.org';
/** The codes that HL7's C-CDA uses for the corresponding sections. */
export const LOINC_OF_PART: Readonly<Record<RecordPart, { code: string; display: string }>> = {
  account: { code: '29545-1', display: 'Physical findings' },
  procedure: { code: '29554-3', display: 'Procedure Narrative' },
  instructions: { code: '69730-0', display: 'Instructions' },
  feet: { code: '10196-4', display: 'Physical findings of Extremities Narrative' },
};

interface Observed {
  readonly id: number;
  readonly patientId: number;
  /** ISO 8601, in UTC. */
  readonly lastUpdated: string;
  readonly version: number;
}

/** A text of a clinical record; of `feet`, the exam as JSON. */
export interface ObservedPart extends Observed {
  readonly part: RecordPart;
  /** The visit's date. */
  readonly date: LocalDate;
  readonly text: string;
  readonly professional: RecordProfessional | null;
}

/** A finding about a patient's feet, recorded as an alert. */
export interface ObservedFinding extends Observed {
  readonly part: 'finding';
  readonly kind: FootFinding;
  readonly text: string;
  /** ISO 8601 in UTC, like `endedAt`, which is null while the finding is current. */
  readonly notedAt: string;
  readonly endedAt: string | null;
}

const EXAM = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }],
};

export const observationId = ({ part, id }: Pick<ObservedPart | ObservedFinding, 'part' | 'id'>): string =>
  part === 'finding' ? `finding-${String(id)}` : `record-${String(id)}-${part}`;

export function toObservation(row: ObservedPart | ObservedFinding): Observation {
  const common = {
    resourceType: 'Observation' as const,
    id: observationId(row),
    meta: { versionId: String(row.version), lastUpdated: row.lastUpdated, profile: [PROFILES.Observation] },
    status: row.version > 1 && row.part !== 'finding' ? ('amended' as const) : ('final' as const),
    category: [EXAM],
    subject: { reference: `Patient/${String(row.patientId)}` },
  };
  if (row.part === 'finding') {
    return {
      ...common,
      code: codeOfFinding(row.kind),
      effectivePeriod: { start: row.notedAt, ...(row.endedAt !== null && { end: row.endedAt }) },
      issued: row.notedAt,
      valueBoolean: true,
      ...(row.text && { note: [{ text: row.text }] }),
    };
  }
  return {
    ...common,
    code: codeOfPart(row.part),
    encounter: { reference: `Encounter/${String(row.id)}` },
    effectiveDateTime: row.date,
    issued: row.lastUpdated,
    ...(row.professional && { performer: [performerOf(row.professional)] }),
    valueString: row.part === 'feet' ? footExamText(row.text) : row.text,
  };
}

const footExamText = (json: string): string => {
  const sentences = examInWords(JSON.parse(json) as FootExam);
  // FHIR allows no empty text.
  return sentences.length > 0 ? `${sentences.join('. ')}.` : NOTHING_FOUND;
};

const codeOfPart = (part: RecordPart): CodeableConcept => ({
  coding: [{ system: LOINC, ...LOINC_OF_PART[part] }],
  text: RECORD_PARTS[part],
});

const codeOfFinding = (kind: FootFinding): CodeableConcept => ({
  coding: [{ system: OWN_SYSTEMS.finding, code: kind, display: ALERT_LABELS[kind] }],
  text: ALERT_LABELS[kind],
});
