import type { LocalDate } from '#domain/clinic-time.js';
import type { MoneyLineKind } from '#domain/money/lines.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ChargeModel } from '../charges/charge.model.js';
import { PaymentModel, toPaymentModel } from '../payments/payment.model.js';
import { MoneyLineKindEnum } from './money-lines.input.js';
import type { LineSum, MoneyLinePage } from './money-lines.service.js';

@ObjectType('MoneyLine', { description: "A line of the clinic's income, as the figures count it." })
class MoneyLineModel {
  @Field(() => MoneyLineKindEnum, { description: 'Its kind.' }) kind!: MoneyLineKind;
  @Field(() => LocalDateScalar, { description: 'The day of the till on which it counts.' }) day!: LocalDate;
  @Field(() => Int, { description: 'In whole pesos; negative if it takes something back.' }) amount!: Clp;
  @Field(() => ChargeModel, {
    nullable: true,
    description:
      'Null for a payment. A line with both takes out a payment for the own income of a professional who rents a box.',
  })
  charge!: ChargeModel | null;
  @Field(() => PaymentModel, { nullable: true, description: 'Null for a charge.' })
  payment!: PaymentModel | null;
}

@ObjectType('MoneyLineSum', { description: 'All lines of a kind, on this page and the others.' })
class MoneyLineSumModel implements LineSum {
  @Field(() => Int, { description: 'How many.' }) count!: number;
  @Field(() => Float, { description: 'Their sum, in whole pesos.' }) amount!: Clp;
}

@ObjectType('MoneyLinePage', { description: "A page of the lines of the clinic's income." })
export class MoneyLinePageModel extends PageModel {
  @Field(() => [MoneyLineModel], { description: 'The newest first.' }) nodes!: MoneyLineModel[];
  @Field(() => MoneyLineSumModel, { description: 'Of the charges, whatever the kind asked for.' })
  charges!: MoneyLineSumModel;
  @Field(() => MoneyLineSumModel, { description: 'Of the payments, whatever the kind asked for.' })
  payments!: MoneyLineSumModel;
}

export const toMoneyLinePageModel = ({ nodes, ...page }: MoneyLinePage): MoneyLinePageModel => ({
  ...page,
  nodes: nodes.map((line) => ({ ...line, payment: line.payment && toPaymentModel(line.payment) })),
});
