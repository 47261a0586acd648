import { DOUBT_CHOICES, type DoubtChoice, DOUBTS, type DoubtReason } from '#domain/data/imports/doubts.js';
import type { ImportChoices, Verdict } from '#domain/data/imports/import.js';
import { VERDICTS } from '#domain/data/imports/import.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import {
  SPREADSHEET_FORMATS,
  type SpreadsheetFormat,
} from '../../foundation/spreadsheets/write-spreadsheet.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { DoubtChoiceEnum, DoubtReasonEnum } from './doubt.model.js';
import { RowActionEnum, VerdictEnum } from './import-enums.js';

const IsVerdict = oneOf('verdict', VERDICTS, FIELD_MESSAGES.oneOfList);
const IsForSame = oneOf('onSame', ['FILL', 'SKIP'], FIELD_MESSAGES.oneOfList);
const IsForLikely = oneOf('onLikely', ['FILL', 'CREATE', 'SKIP'], FIELD_MESSAGES.oneOfList);
const IsFormat = oneOf('format', SPREADSHEET_FORMATS, 'Elija csv o xlsx.');

const IsReason = oneOf('reason', DOUBTS, FIELD_MESSAGES.oneOfList);
const IsChoice = oneOf('choice', DOUBT_CHOICES, FIELD_MESSAGES.oneOfList);
/** Further rows are decided by column. */
const MAX_DECISIONS = 1_000;

@ArgsType()
export class ImportIdInput {
  @Field(() => Int, { description: "The import's id." }) @IsId() id!: number;
}

@InputType({ description: 'A decision on a doubt about cells.' })
export class ImportDecisionInput {
  @Field(() => String, { description: 'The field whose column is in doubt.' })
  @Text(TEXT_LIMITS.short)
  field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) @IsReason() reason!: DoubtReason;
  @Field(() => Int, {
    nullable: true,
    description:
      'The row number in the spreadsheet; null for all rows. A decision for one row takes precedence over one for all.',
  })
  @IsOptional()
  @IsId()
  row?: number | null;
  @Field(() => DoubtChoiceEnum, { nullable: true, description: 'Null leaves the row out.' })
  @IsChoice('optional')
  choice?: DoubtChoice | null;
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
  @Field(() => [ImportDecisionInput], {
    nullable: true,
    description: 'The decisions on doubts that an earlier check found; they replace all earlier ones.',
  })
  @IsOptional()
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(MAX_DECISIONS, { message: FIELD_MESSAGES.tooMany })
  @ValidateNested({ each: true })
  @Type(() => ImportDecisionInput)
  decisions?: ImportDecisionInput[] | null;
}

@InputType({
  description: 'The actions for rows that are, or may be, already stored. New rows are always created.',
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
  @Field(() => Boolean, { defaultValue: false, description: 'Only rows that wait for a decision.' })
  @IsBoolean()
  doubtfulOnly = false;
}

export class ImportFileInput {
  @Text(TEXT_LIMITS.short) fileName!: string;
  @Text(TEXT_LIMITS.short, 'optional') sheet?: string;
  @IsOptional() @IsId() headerRow?: number;
}

export class TemplateInput {
  @IsFormat() format!: SpreadsheetFormat;
}
