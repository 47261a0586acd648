import {
  type ImportChoices,
  IMPORT_RESOURCES,
  IMPORT_STATES,
  type ImportResource,
  type ImportState,
  ROW_ACTIONS,
  type RowAction,
  type Verdict,
  VERDICTS,
} from '#domain/imports/import.js';
import { type Match, MATCHES } from '#domain/imports/row-match.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { PageModel } from '../graphql/page.model.js';
import type { ImportTask } from './import.row.js';
import type { SeenImport, SeenRow } from './imports.service.js';

export const ImportResourceEnum = asEnum(IMPORT_RESOURCES);
registerEnumType(ImportResourceEnum, {
  name: 'ImportResource',
  description: 'What a file brings.',
  valuesMap: {
    PATIENTS: { description: 'Needs the right to write PATIENTS.' },
    APPOINTMENTS: { description: 'Needs the right to write AGENDA.' },
    SUPPLIES: { description: 'Needs the right to write STOCK.' },
    RECORDS: {
      description:
        'Clinical records of the past, as text. Needs the right to write HEALTH_DATA. A record that is stored already is never filled.',
    },
  },
});
const ImportStateEnum = asEnum(IMPORT_STATES);
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'How far an import is.',
  valuesMap: {
    UPLOADED: { description: 'Its columns wait to be confirmed.' },
    CHECKING: { description: 'Every row is looked at. Nothing is imported yet.' },
    CHECKED: { description: 'Each row has its verdict; nothing is imported yet.' },
    APPLYING: { description: 'The rows are being stored, all in one transaction.' },
    APPLIED: { description: 'It is stored, and can be undone for a day.' },
    UNDOING: { description: 'What it stored is being taken back.' },
    UNDONE: { description: 'What it stored was taken back, but for what was used since.' },
    INTERRUPTED: {
      description: 'The server ended meanwhile. Nothing of what was under way is stored: ask for it again.',
    },
  },
});
export const VerdictEnum = asEnum(VERDICTS);
registerEnumType(VerdictEnum, {
  name: 'ImportVerdict',
  description: 'What was found out about a row.',
  valuesMap: {
    NEW: { description: 'Nothing like it is stored.' },
    SAME: { description: 'It is stored already.' },
    LIKELY: { description: 'It is perhaps stored already.' },
    REJECTED: { description: 'It can’t be stored; its faults say why.' },
  },
});
export const RowActionEnum = asEnum(ROW_ACTIONS);
registerEnumType(RowActionEnum, {
  name: 'ImportAction',
  description: 'What becomes of a row.',
  valuesMap: {
    CREATE: { description: 'It is stored as a new one.' },
    FILL: { description: 'What is stored gets what it lacks and the row has; nothing is replaced.' },
    SKIP: { description: 'Nothing is done with it.' },
    REJECT: { description: 'It can’t be stored.' },
  },
});
@ObjectType('ImportCounts', { description: 'How many rows; null before it is known.' })
class ImportCountsModel {
  @Field(() => Int, { nullable: true, description: 'By the check: new ones.' }) newRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: those that are stored already.' })
  sameRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: those that perhaps are.' })
  likelyRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: those that can’t be stored.' })
  rejectedRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'Once it is applied: what it made.' }) created!:
    number | null;
  @Field(() => Int, { nullable: true, description: 'Once it is applied: what got what it lacked.' })
  filled!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Once it is applied: rows that were left out as it was chosen.',
  })
  skipped!: number | null;
  @Field(() => Int, { nullable: true, description: 'Once it is undone: what was removed again.' })
  removed!: number | null;
  @Field(() => Int, { nullable: true, description: 'Once it is undone: what is as it was before.' })
  reverted!: number | null;
  @Field(() => Int, { nullable: true, description: 'Once it is undone: what stays, as it was used since.' })
  kept!: number | null;
}

@ObjectType('Import', { description: 'A file of rows, and what became of it. Its rows are kept for a day.' })
export class ImportModel {
  @Field(() => Int, { description: 'Of the import.' }) id!: number;
  @Field(() => ImportResourceEnum, { description: 'What it brings.' }) resource!: ImportResource;
  @Field(() => String, { description: 'As its owner called it.' }) fileName!: string;
  @Field(() => ImportStateEnum, { description: 'How far it is.' }) state!: ImportState;
  @Field(() => ImportStateEnum, {
    nullable: true,
    description: 'Of INTERRUPTED alone: the last state that holds.',
  })
  settledState!: ImportState | null;
  @Field(() => Int, { description: 'Of what is under way: how many rows are done.' }) doneRows!: number;
  @Field(() => Int, { description: 'Below the headers.' }) rowCount!: number;
  @Field(() => [String], { description: 'The file’s first row.' }) headers!: string[];
  @Field(() => [String], {
    nullable: 'items',
    description: 'The field that each column is imported as; null: it is not. At first a guess.',
  })
  columns!: (string | null)[];
  @Field(() => [[String]], {
    description: 'Some rows of the file; none in lists, and none for who may not see what may stand in them.',
  })
  samples!: string[][];
  @Field(() => RowActionEnum, { description: 'What becomes of rows that are stored already.' })
  onSame!: ImportChoices['same'];
  @Field(() => RowActionEnum, { description: 'What becomes of rows that perhaps are.' })
  onLikely!: ImportChoices['likely'];
  @Field(() => ImportCountsModel, { description: 'How many rows are what.' }) counts!: ImportCountsModel;
  @Field(() => String, {
    nullable: true,
    description: 'Why the last thing asked of it failed, and what to do.',
  })
  failure!: string | null;
  @Field(() => Boolean, { description: 'False once its rows were removed: it can only be read about.' })
  hasRows!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' }) createdAt!: string;
  @Field(() => String, { description: 'Who uploaded it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was stored.' }) appliedAt!:
    string | null;
  @Field(() => String, { nullable: true, description: 'Who had it stored.' }) appliedByName!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be undone; null where it can’t.',
  })
  undoableUntil!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone.' }) undoneAt!:
    string | null;
  @Field(() => String, { nullable: true, description: 'Who had it undone.' }) undoneByName!: string | null;
}

@ObjectType('ImportFault', { description: 'What is wrong with a cell of a row.' })
class ImportFaultModel {
  @Field(() => String, { description: 'The header of its column.' }) column!: string;
  @Field(() => String, { description: 'What to do about it.' }) sentence!: string;
}

const MatchEnum = asEnum(MATCHES);
registerEnumType(MatchEnum, {
  name: 'ImportMatch',
  description: 'What a row has in common with a stored patient.',
  valuesMap: {
    RUT: { description: 'The RUT.' },
    FORMER_RUT: { description: 'A RUT that was theirs before a merge.' },
    DOCUMENT: { description: 'A passport or another document.' },
    PHONE: { description: 'The phone.' },
    EMAIL: { description: 'The e-mail.' },
    NAME: { description: 'Names that are alike.' },
  },
});

@ObjectType('ImportRowPatient', { description: 'A stored patient whom a row is about.' })
class ImportRowPatientModel {
  @Field(() => Int, { description: 'Of the patient.' }) id!: number;
  @Field(() => String, { description: 'As it is stored.' }) name!: string;
  @Field(() => String, { description: 'As 12.345.678-5.' }) rut!: string;
  @Field(() => [MatchEnum], { description: 'Why, what tells most first.' }) matchedBy!: Match[];
}

@ObjectType('ImportRow', { description: 'A row of a file.' })
export class ImportRowModel {
  @Field(() => Int, { description: 'As the spreadsheet numbers it.' }) number!: number;
  @Field(() => [String], { description: 'As they came; none for who may not see what may stand in them.' })
  cells!: string[];
  @Field(() => VerdictEnum, { nullable: true, description: 'Null before the check.' })
  verdict!: Verdict | null;
  @Field(() => RowActionEnum, { nullable: true, description: 'Null before it is applied.' })
  action!: RowAction | null;
  @Field(() => Int, { nullable: true, description: 'The id of what is stored already.' }) targetId!:
    number | null;
  @Field(() => String, { nullable: true, description: 'How that is called.' }) targetName!: string | null;
  @Field(() => ImportRowPatientModel, {
    nullable: true,
    description:
      'Whom the row is about; of a new patient, who has the same phone or e-mail and is somebody else. Null for who may not see the cells.',
  })
  patient!: ImportRowPatientModel | null;
  @Field(() => [String], { description: 'The fields of it that the row fills.' }) fills!: string[];
  @Field(() => [ImportFaultModel], { description: 'Why it can’t be stored.' }) faults!: ImportFaultModel[];
  @Field(() => String, { nullable: true, description: 'Why an undo left what it brought.' })
  keptBecause!: string | null;
}

@ObjectType('ImportRowPage', { description: 'Rows of a file, in their order.' })
export class ImportRowPageModel extends PageModel {
  @Field(() => [ImportRowModel], { description: 'The rows of this page.' }) nodes!: ImportRowModel[];
}

const RUNNING: Readonly<Record<ImportTask, ImportState>> = {
  CHECK: 'CHECKING',
  APPLY: 'APPLYING',
  UNDO: 'UNDOING',
};

/** @param undoableUntil of one that can be undone. */
export function toImportModel(one: SeenImport, undoableUntil: string | null): ImportModel {
  const { counts, task, isInterrupted, state } = one;
  const { verdicts, actions, undone } = counts;
  return {
    ...one,
    state: isInterrupted ? 'INTERRUPTED' : task ? RUNNING[task] : state,
    settledState: isInterrupted ? state : null,
    headers: [...one.headers],
    columns: [...one.columns],
    samples: one.samples.map((cells) => [...cells]),
    onSame: one.same,
    onLikely: one.likely,
    counts: {
      newRows: verdicts ? (verdicts.NEW ?? 0) : null,
      sameRows: verdicts ? (verdicts.SAME ?? 0) : null,
      likelyRows: verdicts ? (verdicts.LIKELY ?? 0) : null,
      rejectedRows: verdicts ? (verdicts.REJECTED ?? 0) : null,
      created: actions ? (actions.CREATE ?? 0) : null,
      filled: actions ? (actions.FILL ?? 0) : null,
      skipped: actions ? (actions.SKIP ?? 0) : null,
      removed: undone?.removed ?? null,
      reverted: undone?.reverted ?? null,
      kept: undone?.kept ?? null,
    },
    undoableUntil,
  };
}

export const toImportRowModel = (row: SeenRow): ImportRowModel => ({
  ...row,
  cells: [...row.cells],
  patient: row.patient && {
    ...row.patient,
    rut: formatRut(row.patient.rut),
    matchedBy: [...row.patient.matchedBy],
  },
  fills: [...row.fills],
  faults: row.faults.map((fault) => ({ ...fault })),
});
