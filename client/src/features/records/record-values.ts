import type { Manicure } from '#domain/agenda/manicure.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { RECORD_TEXTS, type RecordText } from '#domain/records/last-visit.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { isInvisible, shortText } from '#domain/written-text.js';
import type { RegisterOptions } from 'react-hook-form';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { FootExamSheetFragment } from './foot/foot-exam.generated';
import { examOf, toExamInput } from './foot/foot-exam-values';
import type { RecordSheetFragment, UsedSupplyLineFragment } from './clinical-records.generated';

export type ClinicalRecord = RecordSheetFragment;
/** With the reason for using it although it is expired, as typed. */
export type UsedSupply = UsedSupplyLineFragment & { readonly expiredReason?: string };

export const TEXT_FIELDS = RECORD_TEXTS;
export type TextField = RecordText;

export interface RecordValues {
  date: string;
  /** The professional who attended; null: unknown. */
  professionalId: number | null;
  careDescription: string;
  procedure: string;
  instructions: string;
  usedSupplies: UsedSupply[];
  /** Null: the feet were not examined. */
  footExam: FootExam | null;
  irritatingProducts: string;
  /** The look of the nails, if the visit is a manicure; otherwise null. */
  manicure: Manicure | null;
}
export type RecordField = keyof RecordValues;

export const FIELD_LABELS: Readonly<Record<RecordField, string>> = {
  date: 'Fecha',
  professionalId: 'Atendido por',
  careDescription: 'Descripción de la atención',
  procedure: 'Procedimiento',
  instructions: 'Indicaciones',
  usedSupplies: 'Productos usados',
  footExam: 'Examen del pie',
  irritatingProducts: 'Productos que irritan',
  manicure: 'Manicura',
};

export const NOT_SAID = 'Sin indicar';

export const emptyRecord = (today: LocalDate): RecordValues => ({
  date: today,
  professionalId: null,
  careDescription: '',
  procedure: '',
  instructions: '',
  usedSupplies: [],
  footExam: null,
  irritatingProducts: '',
  manicure: null,
});

export const valuesOf = (
  record: Omit<RecordValues, 'footExam' | 'usedSupplies' | 'manicure'> & {
    usedSupplies: readonly UsedSupply[];
    footExam: FootExam | FootExamSheetFragment | null;
    manicure?: Manicure | null;
  },
): RecordValues => ({
  date: record.date,
  professionalId: record.professionalId,
  careDescription: record.careDescription,
  procedure: record.procedure,
  instructions: record.instructions,
  usedSupplies: record.usedSupplies.map(({ supplyId, supplyName, quantity, unitValue, expiredReason }) => ({
    supplyId,
    supplyName,
    quantity,
    unitValue,
    ...(expiredReason && { expiredReason }),
  })),
  footExam: record.footExam && examOf(record.footExam),
  irritatingProducts: record.irritatingProducts,
  manicure: record.manicure ?? null,
});

export const sameValues = (one: RecordValues, other: RecordValues): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** Without the manicure, which is written to the appointment. */
export const toRecordInput = ({ usedSupplies, footExam, manicure: _manicure, ...texts }: RecordValues) => ({
  ...texts,
  footExam: footExam && toExamInput(footExam),
  usedSupplies: usedSupplies.map(({ supplyId, quantity, expiredReason: written = '' }) => {
    const expiredReason = shortText(written);
    return { supplyId, quantity, ...(expiredReason && { expiredReason }) };
  }),
});

const text = (field: TextField): RegisterOptions<RecordValues, TextField> => ({
  validate: {
    present: (written) => !isInvisible(written) || FIELD_MESSAGES.required(field),
    short: (written) =>
      [...written.trim()].length <= TEXT_LIMITS.long || FIELD_MESSAGES.tooLong(field, TEXT_LIMITS.long),
  },
});

/** The messages are the same as the server's. */
export const recordRules = (today: LocalDate) => ({
  date: {
    validate: {
      present: (date: string) => date !== '' || FIELD_MESSAGES.required('date'),
      past: (date: string) => date <= today || FIELD_MESSAGES.future('date'),
    },
  } satisfies RegisterOptions<RecordValues, 'date'>,
  careDescription: text('careDescription'),
  procedure: text('procedure'),
  instructions: text('instructions'),
});
