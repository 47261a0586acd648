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
} from '#domain/data/imports/import.js';
import { type Match, MATCHES } from '#domain/data/imports/rows/row-match.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { ImportDecisionModel, ImportDoubtCountModel, ImportDoubtModel } from './doubt.model.js';

export const ImportResourceEnum = asEnum(IMPORT_RESOURCES);
registerEnumType(ImportResourceEnum, {
  name: 'ImportResource',
  description: 'The kind of rows in a file.',
  valuesMap: {
    PATIENTS: { description: 'Needs the right to write PATIENTS.' },
    APPOINTMENTS: { description: 'Needs the right to write AGENDA.' },
    SUPPLIES: { description: 'Needs the right to write STOCK.' },
    RECORDS: {
      description:
        'Past clinical records, as text. Needs the right to write HEALTH_DATA. A record that is already stored is never filled.',
    },
  },
});
const ImportStateEnum = asEnum(IMPORT_STATES);
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'The progress of an import.',
  valuesMap: {
    UPLOADED: { description: 'Its columns are waiting for confirmation.' },
    CHECKING: { description: 'Every row is being checked. Nothing is imported yet.' },
    CHECKED: { description: 'Each row has its verdict; nothing is imported yet.' },
    APPLYING: { description: 'The rows are being stored, all in one transaction.' },
    APPLIED: { description: 'It is stored, and can be undone for a day.' },
    UNDOING: { description: 'Its changes are being undone.' },
    UNDONE: { description: 'Its changes were undone, except to data used since.' },
    INTERRUPTED: {
      description:
        'The server stopped meanwhile. Nothing of the interrupted step was stored: request it again.',
    },
  },
});
export const VerdictEnum = asEnum(VERDICTS);
registerEnumType(VerdictEnum, {
  name: 'ImportVerdict',
  description: "The check's result for a row.",
  valuesMap: {
    NEW: { description: 'Nothing like it is stored.' },
    SAME: { description: 'It is already stored.' },
    LIKELY: { description: 'It may already be stored.' },
    REJECTED: { description: 'It can’t be stored; its faults say why.' },
  },
});
export const RowActionEnum = asEnum(ROW_ACTIONS);
registerEnumType(RowActionEnum, {
  name: 'ImportAction',
  description: 'The action taken on a row.',
  valuesMap: {
    CREATE: { description: 'It is stored as new.' },
    FILL: { description: 'Fields that the stored one lacks are filled from the row; nothing is replaced.' },
    SKIP: { description: 'Nothing is done with it.' },
    REJECT: { description: 'It can’t be stored.' },
  },
});
@ObjectType('ImportCounts', { description: 'Numbers of rows; null while not known.' })
class ImportCountsModel {
  @Field(() => Int, { nullable: true, description: 'By the check: new rows.' }) newRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: rows that are already stored.' })
  sameRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: rows that may already be stored.' })
  likelyRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'By the check: rows that can’t be stored.' })
  rejectedRows!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'By the check: rows that can’t be stored until a decision on their doubts is made.',
  })
  doubtfulRows!: number | null;
  @Field(() => Int, { nullable: true, description: 'After applying: how many were created.' }) created!:
    | number
    | null;
  @Field(() => Int, { nullable: true, description: 'After applying: how many had missing fields filled.' })
  filled!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'After applying: rows skipped, as chosen.',
  })
  skipped!: number | null;
  @Field(() => Int, { nullable: true, description: 'After an undo: how many were removed again.' })
  removed!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'After an undo: how many were restored to their previous state.',
  })
  reverted!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'After an undo: how many were kept because they have been used since.',
  })
  kept!: number | null;
}

@ObjectType('ImportSheet', { description: 'A sheet of a spreadsheet.' })
class ImportSheetModel {
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => Boolean, { description: 'Whether the spreadsheet hides it.' }) isHidden!: boolean;
}

@ObjectType('ImportTitleRow', { description: 'A row above the headers, which is not imported.' })
class ImportTitleRowModel {
  @Field(() => Int, { description: 'The row number in the spreadsheet.' }) number!: number;
  @Field(() => String, { description: 'Its cells; empty for users who may not see all columns.' })
  text!: string;
}

@ObjectType('ImportSource', {
  description:
    'Where the rows were in the file, and its other contents. Another upload can read another sheet or header row.',
})
class ImportSourceModel {
  @Field(() => String, { nullable: true, description: 'The sheet that was read; null in a CSV file.' })
  sheet!: string | null;
  @Field(() => [ImportSheetModel], { description: 'The sheets with content.' }) sheets!: ImportSheetModel[];
  @Field(() => Int, { description: 'The number of the row with the headers.' }) headerRow!: number;
  @Field(() => [ImportTitleRowModel], {
    description: 'The first rows above the headers; removed after a day.',
  })
  titleRows!: ImportTitleRowModel[];
  @Field(() => Int, { description: 'How many rows above the headers were left out.' }) titleRowCount!: number;
  @Field(() => Int, { description: 'How many rows the spreadsheet hides; they are imported like others.' })
  hiddenRows!: number;
}

@ObjectType('Import', {
  description: 'An uploaded file of rows and its progress. Its rows are kept for a day.',
})
export class ImportModel {
  @Field(() => Int, { description: 'The import’s id.' }) id!: number;
  @Field(() => ImportResourceEnum, { description: 'The kind of rows in the file.' })
  resource!: ImportResource;
  @Field(() => String, { description: 'The name of the uploaded file.' }) fileName!: string;
  @Field(() => ImportStateEnum, { description: 'The import’s progress.' }) state!: ImportState;
  @Field(() => ImportStateEnum, {
    nullable: true,
    description: 'Only for INTERRUPTED: the last completed state.',
  })
  settledState!: ImportState | null;
  @Field(() => Int, { description: 'Rows processed so far by the step in progress.' }) doneRows!: number;
  @Field(() => Int, { description: 'Not counting the headers.' }) rowCount!: number;
  @Field(() => [String], {
    description:
      'The header texts, empty for columns without one; all empty for users who may see no column.',
  })
  headers!: string[];
  @Field(() => [Boolean], {
    description:
      'By column: whether the user may see its cells, and so import it. A column that was ever mapped as health data, or whose header looks like it, needs the right to read HEALTH_DATA.',
  })
  seenColumns!: boolean[];
  @Field(() => [String], {
    nullable: 'items',
    description: 'The field that each column is imported as; null if it is not imported. At first a guess.',
  })
  columns!: (string | null)[];
  @Field(() => [[String]], {
    description:
      'Some rows of the file, with empty texts in columns that the user may not see; none in lists, and for users who may see no column.',
  })
  samples!: string[][];
  @Field(() => RowActionEnum, { description: 'The action for rows that are already stored.' })
  onSame!: ImportChoices['same'];
  @Field(() => RowActionEnum, { description: 'The action for rows that may already be stored.' })
  onLikely!: ImportChoices['likely'];
  @Field(() => ImportSourceModel, {
    nullable: true,
    description: 'Null for files uploaded before this was stored.',
  })
  source!: ImportSourceModel | null;
  @Field(() => [ImportDoubtCountModel], {
    description: 'The doubts that users must decide, in the order of the rows.',
  })
  doubts!: ImportDoubtCountModel[];
  @Field(() => [ImportDecisionModel], { description: 'The decisions on doubts that the check used.' })
  decisions!: ImportDecisionModel[];
  @Field(() => ImportCountsModel, { description: 'Numbers of rows by outcome.' }) counts!: ImportCountsModel;
  @Field(() => String, {
    nullable: true,
    description: 'Why the last request failed, and what to do.',
  })
  failure!: string | null;
  @Field(() => Boolean, {
    description: 'False once its rows have been removed: then only this summary is left.',
  })
  hasRows!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' }) createdAt!: string;
  @Field(() => String, { description: 'The user who uploaded it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was stored.' }) appliedAt!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The user who applied it.' }) appliedByName!:
    | string
    | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be undone; null if it can’t be.',
  })
  undoableUntil!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone.' }) undoneAt!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The user who undid it.' }) undoneByName!:
    | string
    | null;
}

@ObjectType('ImportFault', { description: 'A problem with a cell of a row.' })
class ImportFaultModel {
  @Field(() => String, { description: 'The header of its column.' }) column!: string;
  @Field(() => String, { description: 'The fault and how to fix it, in Spanish.' }) sentence!: string;
}

const MatchEnum = asEnum(MATCHES);
registerEnumType(MatchEnum, {
  name: 'ImportMatch',
  description: 'Data that a row and a stored patient have in common.',
  valuesMap: {
    RUT: { description: 'The RUT.' },
    FORMER_RUT: { description: 'A RUT that the patient had before a merge.' },
    DOCUMENT: { description: 'A passport or another document.' },
    PHONE: { description: 'The phone.' },
    EMAIL: { description: 'The e-mail.' },
    NAME: { description: 'Similar names.' },
  },
});

@ObjectType('ImportRowPatient', { description: 'A stored patient that a row refers to.' })
class ImportRowPatientModel {
  @Field(() => Int, { description: 'The patient’s id.' }) id!: number;
  @Field(() => String, { description: 'The stored name.' }) name!: string;
  @Field(() => String, { description: 'In the format 12.345.678-5.' }) rut!: string;
  @Field(() => String, { description: 'The stored phone.' }) phone!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'The stored birth date.' }) birthDate!:
    | string
    | null;
  @Field(() => [MatchEnum], { description: 'The reasons, the most conclusive first.' }) matchedBy!: Match[];
}

@ObjectType('ImportRow', { description: 'A row of a file.' })
export class ImportRowModel {
  @Field(() => Int, { description: 'The row number in the spreadsheet.' }) number!: number;
  @Field(() => [String], {
    description:
      'As uploaded, with empty texts in columns that the user may not see; none for users who may see no column.',
  })
  cells!: string[];
  @Field(() => VerdictEnum, { nullable: true, description: 'Null before the check.' })
  verdict!: Verdict | null;
  @Field(() => RowActionEnum, { nullable: true, description: 'Null until it is applied.' })
  action!: RowAction | null;
  @Field(() => Int, { nullable: true, description: 'The id of what is already stored.' }) targetId!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'The name of what is already stored.' }) targetName!:
    | string
    | null;
  @Field(() => ImportRowPatientModel, {
    nullable: true,
    description:
      'The row’s patient; for a new patient, a different patient with the same phone or e-mail. Null for users who may not see the cells.',
  })
  patient!: ImportRowPatientModel | null;
  @Field(() => [String], { description: 'The stored fields that the row fills.' }) fills!: string[];
  @Field(() => [ImportFaultModel], { description: 'Why it can’t be stored.' }) faults!: ImportFaultModel[];
  @Field(() => [ImportDoubtModel], {
    description: 'The doubts to decide before it can be stored; none if it has other faults, too.',
  })
  doubts!: ImportDoubtModel[];
  @Field(() => String, { nullable: true, description: 'Why an undo kept what the row created or filled.' })
  keptBecause!: string | null;
}

@ObjectType('ImportRowPage', { description: 'Rows of a file, in order.' })
export class ImportRowPageModel extends PageModel {
  @Field(() => [ImportRowModel], { description: 'The rows of this page.' }) nodes!: ImportRowModel[];
}
