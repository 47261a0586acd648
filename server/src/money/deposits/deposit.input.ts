import type { LocalDate } from '#domain/clinic-time.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int, IntersectionType, PickType } from '@nestjs/graphql';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';
import { IsMethod, PaymentDetailsInput } from '../payments/payment.input.js';
import { Deposit } from './deposit.entity.js';

@ArgsType()
export class DepositsInput extends PageInput(50, 200) {
  @Field(() => Int, { nullable: true, description: 'Only those of this patient.' })
  @IsId('optional')
  patientId?: number | null;
}

@ArgsType()
export class DepositOfInput extends PickType(Deposit, ['appointmentId'], ArgsType) {}

@InputType({ description: 'The payment of a deposit. Its amount is that of the deposit.' })
export class ReceiveDepositInput extends IntersectionType(
  SentFields(Deposit, 'appointmentId'),
  PaymentDetailsInput,
) {
  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'How it is paid. Null or absent: by transfer.',
  })
  @IsMethod('optional')
  method?: PaymentMethod | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day that it arrived, up to today. On a closed day it is booked on the open one.',
  })
  @IsDay('optional')
  belongsTo?: LocalDate | null;
}

@ArgsType()
export class WaiveDepositInput extends DepositOfInput {
  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
