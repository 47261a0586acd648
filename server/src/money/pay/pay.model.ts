import type { LocalDate } from '#domain/clinic-time.js';
import type { PayKind } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PayKindEnum } from './pay-enums.js';
import { StoredPayRate } from './pay-rate.entity.js';
import { StoredPayRegime } from './pay-regime.entity.js';
import type { RegimeRow } from './pay-regimes.service.js';
import type { PayLine, PayStatement, PaySummary } from './pay.service.js';

@ObjectType('PayRate', { description: 'The percentage of one treatment.' })
class PayRateModel extends ShownFields(StoredPayRate, 'treatmentId', 'treatment') {
  @Field(() => Float, { description: '0 to 100.' }) percent!: number;
}

@ObjectType('PayRegime', {
  description: 'How a professional is paid from a day until the next regime begins.',
})
export class PayRegimeModel extends ShownFields(StoredPayRegime, 'id', 'kind', 'validFrom', 'basis', 'rent') {
  @Field(() => Float, { description: 'Of treatments without one of their own; 100 for a rent.' })
  percent!: number;
  @Field(() => [PayRateModel], { description: 'Treatments with a percentage of their own, at most 100.' })
  rates!: readonly PayRateModel[];
  @Field(() => String, { description: 'When it was noted: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The user who noted it.' }) staffName!: string;
}

export const asRegimeModel = ({ basisPoints, rates, ...row }: RegimeRow): PayRegimeModel => ({
  ...row,
  percent: basisPoints / 100,
  rates: rates.map((rate) => ({
    treatmentId: rate.treatmentId,
    treatment: rate.treatment,
    percent: rate.basisPoints / 100,
  })),
});

@ObjectType('PayLine', { description: 'The pay for one line of the ledger.' })
class PayLineModel implements PayLine {
  @Field(() => LocalDateScalar, { description: 'The day on which it counts.' }) day!: LocalDate;
  @Field(() => String, {
    description:
      'The name, or the initials for a user who may not read patients; empty for a sale without a patient.',
  })
  patient!: string;
  @Field(() => String, { description: 'The name of the charged thing.' }) description!: string;
  @Field(() => PayKindEnum, { description: 'By the regime on the day of the work.' }) kind!: PayKind;
  @Field(() => Int, { description: 'In pesos; negative if it was taken back.' }) base!: Clp;
  @Field(() => Float, { description: '0 to 100.' }) percent!: number;
  @Field(() => Int, { description: 'In pesos, without the fraction of a peso.' }) amount!: Clp;
}

@ObjectType('PaySummary', { description: "A professional's pay of a month, settled or so far." })
export class PaySummaryModel implements PaySummary {
  @Field(() => Int, { description: 'The professional.' }) professionalId!: number;
  @Field(() => String, { description: 'Their name; once settled, as it was then.' })
  professionalName!: string;
  @Field(() => LocalDateScalar, { description: 'The first day of the month.' }) month!: LocalDate;
  @Field(() => PayKindEnum, {
    nullable: true,
    description: 'By the regime on the last day of the month; null without one.',
  })
  kind!: PayKind | null;
  @Field(() => Float, { description: 'The sum of the bases, in pesos.' }) base!: Clp;
  @Field(() => Float, { description: 'The sum of the lines, in pesos.' }) gross!: Clp;
  @Field(() => Float, { description: 'Of the fees: 0 to 100.' }) retentionPercent!: number;
  @Field(() => Float, { description: 'In pesos.' }) retention!: Clp;
  @Field(() => Int, { description: 'In pesos.' }) rent!: Clp;
  @Field(() => Float, { description: 'The amount that the professional gets, or owes if it is negative.' })
  net!: Clp;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null until it is settled.' })
  settledAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who settled it; null until then.' })
  settledByName!: string | null;
}

@ObjectType('PayStatement', {
  description: "A professional's pay of a month with its lines. Once settled it never changes.",
})
export class PayStatementModel extends PaySummaryModel implements PayStatement {
  @Field(() => [PayLineModel], { description: 'The oldest first.' }) lines!: readonly PayLineModel[];
}
