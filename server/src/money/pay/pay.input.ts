import { MAX_CLP } from '#domain/money/charge.js';
import { PAY_LIMITS } from '#domain/money/pay.js';
import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, Float, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsFormat } from '../../access/list-exports.js';
import { isBlank, IsId, IsWholeNumber, rule } from '../../foundation/input/field-rules.js';
import { AreNested } from '../../foundation/input/nested.js';
import type { SpreadsheetFormat } from '../../foundation/spreadsheets/write-spreadsheet.js';
import { MonthInput } from '../month/month.input.js';
import { StoredPayRegime } from './pay-regime.entity.js';

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value;
const FACTS = { facts: { type: 'number', minimum: 0, maximum: 100 } };
const IsPercent = rule('percent', isPercent, PAY_MESSAGES.percent, FACTS);
const IsOptionalPercent = rule(
  'percent',
  (value) => isBlank(value) || isPercent(value),
  PAY_MESSAGES.percent,
  { ...FACTS, presence: 'optional' },
);

@InputType({ description: 'The percentage of one treatment.' })
export class PayRateInput {
  @Field(() => Int, { description: 'Of the list of treatments.' }) @IsId() treatmentId!: number;
  @Field(() => Float, { description: '0 to 100, with at most two decimals.' }) @IsPercent() percent!: number;
}

@InputType({ description: 'How a professional is paid from a day on, until the next regime begins.' })
export class PayRegimeInput extends SentFields(
  StoredPayRegime,
  'professionalId',
  'kind',
  'validFrom',
  'basis',
) {
  @Field(() => Float, {
    nullable: true,
    description:
      'Of treatments without one of their own: 0 to 100, with at most two decimals. Not for a rent.',
  })
  @IsOptionalPercent()
  percent?: number | null;
  @Field(() => Int, { nullable: true, description: 'A month, in pesos, from 1. Only for a rent.' })
  @IsWholeNumber(1, MAX_CLP, 'optional')
  rent?: Clp | null;
  @Field(() => [PayRateInput], {
    nullable: true,
    description: 'Treatments with a percentage of their own, at most 100.',
  })
  @IsOptional()
  @AreNested(() => PayRateInput, PAY_LIMITS.rates, { wrong: PAY_MESSAGES.rates, tooMany: PAY_MESSAGES.rates })
  rates?: PayRateInput[] | null;
}

@ArgsType()
export class PaidProfessionalInput {
  @Field(() => Int, { description: 'The professional.' }) @IsId() professionalId!: number;
}

@ArgsType()
export class StatementInput extends MonthInput {
  @Field(() => Int, { description: 'The professional.' }) @IsId() professionalId!: number;
}

export class PayExportInput extends MonthInput {
  @IsFormat() format!: SpreadsheetFormat;
}

export class StatementExportInput extends StatementInput {
  @IsFormat() format!: SpreadsheetFormat;
}
