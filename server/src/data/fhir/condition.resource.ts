import type { LocalDate } from '#domain/clinic-time.js';
import type { AlertKind } from '#domain/patients/alert.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { foundInWords } from '#domain/records/foot/exam-words.es.js';
import type { SkinExam } from '#domain/records/foot/exam.js';
import { SKIN_FINDING_LABELS } from '#domain/records/foot/findings.es.js';
import type { Side } from '#domain/records/foot/answer.js';
import type { Zone } from '#domain/records/foot/findings.js';
import type { CodeableConcept, Condition } from 'fhir/r4.js';
import { placeOfFinding } from './fhir.es.js';
import { OWN_SYSTEMS } from './own-codes.js';

interface Lasting {
  readonly patientId: number;
  readonly isActive: boolean;
  /** The first day, and the first day after it; null if unknown. */
  readonly since: LocalDate | null;
  readonly until: LocalDate | null;
  /** ISO 8601 in UTC. */
  readonly lastUpdated: string;
  readonly version: string;
}

/** An alert that is no allergy. */
export interface LastingFact extends Lasting {
  readonly source: 1;
  readonly id: number;
  readonly kind: AlertKind;
  readonly note: string;
  /** ISO 8601 in UTC, like `endedAt`, which is null while it applies. */
  readonly notedAt: string;
  readonly endedAt: string | null;
}

/** An ulcer, as the newest exam that mentions it describes it. */
export interface ExaminedUlcer extends Lasting {
  readonly source: 2;
  readonly recordId: number;
  readonly found: SkinExam;
  /** The day of the visit. */
  readonly date: LocalDate;
}

const STATUS = 'http://terminology.hl7.org/CodeSystem/condition-clinical';
const VERIFICATION = 'http://terminology.hl7.org/CodeSystem/condition-ver-status';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/condition-category';

/** FHIR allows no underscores in ids. */
const inId = (code: string): string => code.toLowerCase().replaceAll('_', '-');
export const fromId = (text: string): string => text.toUpperCase().replaceAll('-', '_');

export const ulcerId = (patientId: number, side: Side, zone: Zone): string =>
  `ulcer-${String(patientId)}-${inId(side)}-${inId(zone)}`;

const ownCode = (code: string, label: string): CodeableConcept => ({
  coding: [{ system: OWN_SYSTEMS.finding, code, display: label }],
  text: label,
});

export function toCondition(row: ExaminedUlcer | LastingFact): Condition {
  const { patientId, isActive, since, until, version, lastUpdated } = row;
  const common = {
    resourceType: 'Condition' as const,
    meta: { versionId: version, lastUpdated },
    clinicalStatus: { coding: [{ system: STATUS, code: isActive ? 'active' : 'resolved' }] },
    verificationStatus: { coding: [{ system: VERIFICATION, code: 'confirmed' }] },
    category: [{ coding: [{ system: CATEGORY, code: 'problem-list-item' }] }],
    subject: { reference: `Patient/${String(patientId)}` },
    ...(since && { onsetDateTime: since }),
  };
  if (row.source === 1)
    return {
      ...common,
      id: `fact-${String(row.id)}`,
      code: ownCode(row.kind, ALERT_LABELS[row.kind]),
      ...(!isActive && { abatementDateTime: until ?? row.endedAt ?? row.lastUpdated }),
      recordedDate: row.notedAt,
      ...(row.note && { note: [{ text: row.note }] }),
    };
  const { side, zone } = row.found;
  return {
    ...common,
    id: ulcerId(patientId, side, zone),
    code: ownCode('ULCER', SKIN_FINDING_LABELS.ULCER),
    bodySite: [{ text: placeOfFinding(row.found) }],
    encounter: { reference: `Encounter/${String(row.recordId)}` },
    ...(until && { abatementDateTime: until }),
    recordedDate: row.date,
    note: [{ text: `${foundInWords(row.found)}.` }],
  };
}
