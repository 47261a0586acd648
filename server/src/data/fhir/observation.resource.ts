import type { LocalDate } from '#domain/clinic-time.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import type { FootFinding } from '#domain/patients/alert.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import type { FootExam, SkinExam } from '#domain/records/foot/exam.js';
import { SINBAD_LABELS, sinbadInWords } from '#domain/records/foot/sinbad.es.js';
import { SINBAD_ITEMS, sinbadOf } from '#domain/records/foot/sinbad.js';
import type { CodeableConcept, Observation } from 'fhir/r4.js';
import type { RecordProfessional } from '../../records/clinical-records/attendant/record-professional.js';
import { PROFILES } from './cl-core.wire.js';
import { performerOf } from './encounter.resource.js';
import { codedCirculation, codedPain, codedSensation, codedUlcer } from './exam-observations.js';
import { NOTHING_FOUND, placeOfFinding, RECORD_PARTS } from './fhir.es.js';
import { LOINC, NOT_PERFORMED, OWN_SYSTEMS } from './own-codes.js';

export type RecordPart = keyof typeof RECORD_PARTS;

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
  /** Counts the edits. */
  readonly version: number;
  readonly versionId: string;
}

/** A text of a clinical record; of `feet`, the exam as JSON. */
export interface ObservedPart extends Observed {
  /** ISO 8601, in UTC. */
  readonly writtenAt: string;
  readonly part: RecordPart;
  /** The visit's date. */
  readonly date: LocalDate;
  readonly text: string;
  readonly professional: RecordProfessional | null;
}

/**
 * Parts of an exam with coded components, each with the rank before its first, in the order of a record's observations. No
 * exam has a thousand findings.
 */
const RANK_BEFORE = { sinbad: 3, ulcer: 1003, sensation: 2003, circulation: 3003, pain: 4003 } as const;
export type CodedPart = keyof typeof RANK_BEFORE;
/** Parts that an exam has once for each open ulcer. */
const ULCER_PARTS = ['sinbad', 'ulcer'] as const satisfies readonly CodedPart[];
export const rankBefore = (part: CodedPart): number => RANK_BEFORE[part];

/** A part of an exam. */
export interface ObservedExam extends Observed {
  /** ISO 8601, in UTC. */
  readonly writtenAt: string;
  readonly part: CodedPart;
  /** Orders the observations of a record. */
  readonly rank: number;
  /** The visit's date for a score, otherwise the day on which it was examined. */
  readonly date: LocalDate;
  /** JSON: the data that the part needs of its exam. */
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
  /** The first day on which it applied, and the first on which it no longer did; null if unknown. */
  readonly date: LocalDate | null;
  readonly until: LocalDate | null;
}

const EXAM = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }],
};

type Identified =
  | Pick<ObservedFinding | ObservedPart, 'id' | 'part'>
  | Pick<ObservedExam, 'id' | 'part' | 'rank'>;

export function observationId(row: Identified): string {
  const id = String(row.id);
  if (row.part === 'finding') return `finding-${id}`;
  const isOfUlcer = (ULCER_PARTS as readonly string[]).includes(row.part);
  return isOfUlcer && 'rank' in row
    ? `record-${id}-${row.part}-${String(row.rank - rankBefore(row.part))}`
    : `record-${id}-${row.part}`;
}

export function toObservation(row: ObservedFinding | ObservedPart | ObservedExam): Observation {
  const common = {
    resourceType: 'Observation' as const,
    id: observationId(row),
    meta: { versionId: row.versionId, lastUpdated: row.lastUpdated, profile: [PROFILES.Observation] },
    status: row.version > 1 && row.part !== 'finding' ? ('amended' as const) : ('final' as const),
    category: [EXAM],
    subject: { reference: `Patient/${String(row.patientId)}` },
  };
  if (row.part === 'finding') {
    return {
      ...common,
      code: codeOfFinding(row.kind),
      effectivePeriod: {
        start: row.date ?? row.notedAt,
        ...(row.endedAt !== null && { end: row.until ?? row.endedAt }),
      },
      issued: row.notedAt,
      valueBoolean: true,
      ...(row.text && { note: [{ text: row.text }] }),
    };
  }
  const ofVisit = {
    ...common,
    encounter: { reference: `Encounter/${String(row.id)}` },
    effectiveDateTime: row.date,
    issued: row.writtenAt,
    ...(row.professional && { performer: [performerOf(row.professional)] }),
  };
  if (isCoded(row)) return { ...ofVisit, ...CODED[row.part](row.text) };
  return {
    ...ofVisit,
    code: codeOfPart(row.part),
    valueString: row.part === 'feet' ? footExamText(row.text) : row.text,
  };
}

const isCoded = (row: ObservedExam | ObservedPart): row is ObservedExam =>
  Object.hasOwn(RANK_BEFORE, row.part);

const CODED: Readonly<Record<CodedPart, (json: string) => Pick<Observation, 'code'> & Partial<Observation>>> =
  {
    sinbad: scoreOf,
    ulcer: (json) => codedUlcer(JSON.parse(json) as SkinExam),
    sensation: (json) => codedSensation(JSON.parse(json) as FootExam),
    circulation: (json) => codedCirculation(JSON.parse(json) as FootExam),
    pain: (json) => codedPain(JSON.parse(json) as number),
  };

/** In a range if a missing answer could change it. */
function scoreOf(
  json: string,
): Pick<Observation, 'bodySite' | 'code' | 'component' | 'note' | 'valueInteger' | 'valueRange'> {
  const { found, ...tests } = JSON.parse(json) as { readonly found: SkinExam } & Pick<
    FootExam,
    'circulation' | 'sensation' | 'skin'
  >;
  const score = sinbadOf(found, tests);
  return {
    code: { coding: [{ system: OWN_SYSTEMS.sinbad, code: 'SINBAD' }], text: 'SINBAD' },
    bodySite: { text: placeOfFinding(found) },
    ...(score.least === score.most
      ? { valueInteger: score.least }
      : { valueRange: { low: { value: score.least }, high: { value: score.most } } }),
    component: SINBAD_ITEMS.map((item) => ({
      code: {
        coding: [{ system: OWN_SYSTEMS.sinbad, code: item, display: SINBAD_LABELS[item] }],
        text: SINBAD_LABELS[item],
      },
      ...(score.items[item] === 'UNKNOWN'
        ? { dataAbsentReason: NOT_PERFORMED }
        : { valueBoolean: score.items[item] === 'YES' }),
    })),
    note: [{ text: `${sinbadInWords(score)}.` }],
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
