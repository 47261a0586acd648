import type { LocalDate } from '#domain/clinic-time.js';
import type { MethodTotal } from '#domain/money/month.js';
import type { PaymentKind, PaymentMethod } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { CardSettlement } from './card-settlement.entity.js';
import { CashClosing } from './cash-closing.entity.js';
import { ChargeModel } from '../charges/charge.model.js';
import { ExpenseModel } from '../expenses/expense.model.js';
import { PaymentKindEnum } from '../payments/payment.input.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';
import { PaymentModel, toPaymentModel } from '../payments/payment.model.js';
import type { SettlementRow } from './card-settlements.js';
import type { ClosingRow, TillDay } from './till.service.js';

@ObjectType('MethodTotal', { description: 'The sum of the payments of one kind and method.' })
export class MethodTotalModel implements MethodTotal {
  @Field(() => PaymentMethodEnum, { description: 'How they were paid.' }) method!: PaymentMethod;
  @Field(() => PaymentKindEnum, { description: 'Their kind.' }) kind!: PaymentKind;
  @Field(() => Float, { description: 'In whole pesos.' }) amount!: Clp;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@ObjectType('CashClosing', { description: 'A closing of a day. A day that was reopened has several.' })
class CashClosingModel
  extends OmitType(CashClosing, ['day', 'closedAt', 'closedBy', 'reopenedAt', 'reopenedBy'])
  implements ClosingRow
{
  @Field(() => String, { description: 'ISO 8601, in UTC.' }) closedAt!: string;
  @Field(() => String, { description: 'The user who closed it.' }) closedByName!: string;
  @Field(() => String, { nullable: true, description: 'ISO 8601, in UTC; null if it was not reopened.' })
  reopenedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The user who reopened it.' }) reopenedByName!:
    | string
    | null;
}

@ObjectType('CardSettlement', { description: "A day of the card terminal's settlement." })
class CardSettlementModel
  extends OmitType(CardSettlement, ['day', 'at', 'staffUserId'])
  implements SettlementRow
{
  @Field(() => Float, { description: 'The rest of the total by the settlement, in pesos.' }) fee!: Clp;
  @Field(() => String, { description: 'ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The user who entered it.' }) staffName!: string;
}

@ObjectType('CashDay', { description: 'A day of the till, with what was booked on it.' })
export class CashDayModel {
  @Field(() => LocalDateScalar, { description: 'The day.' }) day!: LocalDate;
  @Field(() => Boolean, { description: 'Whether no line can be added to it.' }) isClosed!: boolean;
  @Field(() => [ChargeModel], { description: 'The oldest first.' }) charges!: readonly ChargeModel[];
  @Field(() => [PaymentModel], { description: 'The oldest first.' }) payments!: readonly PaymentModel[];
  @Field(() => [ExpenseModel], { description: 'The oldest first.' }) expenses!: readonly ExpenseModel[];
  @Field(() => [MethodTotalModel], { description: 'The payments by method and kind.' })
  totals!: readonly MethodTotalModel[];
  @Field(() => Float, {
    description: 'The cash that came in, less what went back and what was spent; in whole pesos.',
  })
  cash!: Clp;
  @Field(() => Float, { description: 'The opening cash of the last closing; 0 before the first.' })
  usualOpeningCash!: Clp;
  @Field(() => [CashClosingModel], { description: 'The oldest first.' })
  closings!: readonly CashClosingModel[];
  @Field(() => Float, {
    description: 'The income by card with its tips, less the refunds; in whole pesos.',
  })
  cards!: Clp;
  @Field(() => [CardSettlementModel], { description: 'The oldest first; the last one counts.' })
  settlements!: readonly CardSettlementModel[];
}

export const toCashDayModel = ({ payments, ...day }: TillDay): CashDayModel => ({
  ...day,
  payments: payments.map(toPaymentModel),
});
