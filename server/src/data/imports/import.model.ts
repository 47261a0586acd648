import type { ImportState, RowAction, Verdict } from '#domain/data/imports/import.js';
import { type Match, MATCHES } from '#domain/data/imports/rows/row-match.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { ImportDecisionModel, ImportDoubtCountModel, ImportDoubtModel } from './doubt.model.js';
import { ImportStateEnum, RowActionEnum, VerdictEnum } from './import-enums.js';
import { Import } from './import.entity.js';

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
export class ImportModel extends ShownFields(
  Import,
  'id',
  'resource',
  'fileName',
  'doneRows',
  'rowCount',
  'headers',
  'columns',
  'onSame',
  'onLikely',
  'failure',
  'createdAt',
  'appliedAt',
  'undoneAt',
) {
  @Field(() => ImportStateEnum, { description: 'The import’s progress.' }) state!: ImportState;
  @Field(() => ImportStateEnum, {
    nullable: true,
    description: 'Only for INTERRUPTED: the last completed state.',
  })
  settledState!: ImportState | null;
  @Field(() => [Boolean], {
    description:
      'By column: whether the user may see its cells, and so import it. A column that was ever mapped as health data, or whose header looks like it, needs the right to read HEALTH_DATA.',
  })
  seenColumns!: boolean[];
  @Field(() => [[String]], {
    description:
      'Some rows of the file, with empty texts in columns that the user may not see; none in lists, and for users who may see no column.',
  })
  samples!: string[][];
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
  @Field(() => Boolean, {
    description: 'False once its rows have been removed: then only this summary is left.',
  })
  hasRows!: boolean;
  @Field(() => String, { description: 'The user who uploaded it.' }) createdByName!: string;
  @Field(() => String, { nullable: true, description: 'The user who applied it.' }) appliedByName!:
    | string
    | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be undone; null if it can’t be.',
  })
  undoableUntil!: string | null;
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
