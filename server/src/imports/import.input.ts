import type { ImportChoices, Verdict } from '#domain/imports/import.js';
import { IMPORT_LIMITS, VERDICTS } from '#domain/imports/import.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
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
  @Field(() => Int, { description: 'Of the import.' }) @IsId() id!: number;
}

@InputType({ description: 'Which field each column of the file is imported as.' })
export class CheckImportInput {
  @Field(() => [String], {
    nullable: 'items',
    description: 'One for each header, in its order; null: the column is not imported.',
  })
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(IMPORT_LIMITS.columns, { message: FIELD_MESSAGES.tooMany })
  columns!: (string | null)[];
}

@InputType({
  description: 'What becomes of rows that are stored already, or perhaps are. New ones are always made.',
})
export class ApplyImportInput {
  @Field(() => RowActionEnum, { description: 'FILL or SKIP.' }) @IsForSame() onSame!: ImportChoices['same'];
  @Field(() => RowActionEnum, { description: 'FILL, CREATE or SKIP.' })
  @IsForLikely()
  onLikely!: ImportChoices['likely'];
}

@ArgsType()
export class ImportRowPageInput extends PageInput(50, 200) {
  @Field(() => Int, { description: 'Of which import.' }) @IsId() importId!: number;
  @Field(() => VerdictEnum, { nullable: true, description: 'Only rows of this verdict.' })
  @IsVerdict('optional')
  verdict?: Verdict | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only rows whose work an undo left.' })
  @IsBoolean()
  keptOnly = false;
}

/** Of an upload. */
export class ImportFileInput {
  @Text(TEXT_LIMITS.short) fileName!: string;
}

/** Of a template. */
export class TemplateInput {
  @IsFormat() format!: SpreadsheetFormat;
}
