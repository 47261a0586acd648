import type { ImportChoices, Verdict } from '#domain/imports/import.js';
import { VERDICTS } from '#domain/imports/import.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { SPREADSHEET_FORMATS, type SpreadsheetFormat } from '../spreadsheets/write-spreadsheet.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean } from 'class-validator';
import { IsId, oneOf, Text } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';
import { RowActionEnum, VerdictEnum } from './import.model.js';

const IsVerdict = oneOf('verdict', VERDICTS, FIELD_MESSAGES.oneOfList);
const IsForSame = oneOf('onSame', ['FILL', 'SKIP'], FIELD_MESSAGES.oneOfList);
const IsForLikely = oneOf('onLikely', ['FILL', 'CREATE', 'SKIP'], FIELD_MESSAGES.oneOfList);
const IsFormat = oneOf('format', SPREADSHEET_FORMATS, 'Elija csv o xlsx.');

@ArgsType()
export class ImportIdInput {
  @Field(() => Int, { description: "The import's id." }) @IsId() id!: number;
}

@InputType({ description: 'The field that each column of the file is imported as.' })
export class CheckImportInput {
  @Field(() => [String], {
    nullable: 'items',
    description: 'One entry per header, in order; null if the column is not imported.',
  })
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(FILE_LIMITS.columns, { message: FIELD_MESSAGES.tooMany })
  columns!: (string | null)[];
}

@InputType({
  description: 'What to do with rows that are already stored, or may be. New rows are always created.',
})
export class ApplyImportInput {
  @Field(() => RowActionEnum, { description: 'FILL or SKIP.' }) @IsForSame() onSame!: ImportChoices['same'];
  @Field(() => RowActionEnum, { description: 'FILL, CREATE or SKIP.' })
  @IsForLikely()
  onLikely!: ImportChoices['likely'];
}

@ArgsType()
export class ImportRowPageInput extends PageInput(50, 200) {
  @Field(() => Int, { description: "The import's id." }) @IsId() importId!: number;
  @Field(() => VerdictEnum, { nullable: true, description: 'Only rows with this verdict.' })
  @IsVerdict('optional')
  verdict?: Verdict | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only rows whose result an undo kept.' })
  @IsBoolean()
  keptOnly = false;
}

/** For an upload. */
export class ImportFileInput {
  @Text(TEXT_LIMITS.short) fileName!: string;
}

/** For a template. */
export class TemplateInput {
  @IsFormat() format!: SpreadsheetFormat;
}
