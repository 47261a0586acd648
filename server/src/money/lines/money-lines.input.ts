import type { LocalDate } from '#domain/clinic-time.js';
import { MONEY_LINE_KINDS, type MoneyLineKind } from '#domain/money/lines.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../foundation/input/page.input.js';
import { IsNotBeforeStart, IsWithinRange } from '../../foundation/input/range-rules.js';
import { IsMethod } from '../payments/payment.input.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';

export const MoneyLineKindEnum = asEnum(MONEY_LINE_KINDS);
registerEnumType(MoneyLineKindEnum, {
  name: 'MoneyLineKind',
  description: "The kind of a line of the clinic's income.",
  valuesMap: {
    CHARGE: { description: 'Charged, or taken back.' },
    PAYMENT: { description: 'Paid, or given back.' },
  },
});
const IsMoneyLineKind = oneOf('moneyLineKind', MONEY_LINE_KINDS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class MoneyLinesInput extends OffsetPageInput(25, 200) {
  @Field(() => LocalDateScalar, { description: 'The first day of the till, included.' })
  @IsDay()
  from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Included; at most 366 days with `from`.' })
  @IsDay()
  @IsNotBeforeStart()
  @IsWithinRange()
  to!: LocalDate;
  @Field(() => MoneyLineKindEnum, { nullable: true, description: 'Only these; absent: both.' })
  @IsMoneyLineKind('optional')
  kind?: MoneyLineKind | null;
  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Only payments like this.' })
  @IsMethod('optional')
  method?: PaymentMethod | null;
  @Field(() => String, {
    nullable: true,
    description: 'Only charges for this treatment or pack, named as in `summary.income.treatments`.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only charges for neither a visit nor a pack.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  withoutTreatment: boolean = false;
  @Field(() => Int, { nullable: true, description: 'Only charges for the work of this professional.' })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only charges for the work of no professional.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  withoutProfessional: boolean = false;
}
