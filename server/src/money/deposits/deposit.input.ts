import type { LocalDate } from '#domain/clinic-time.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import type { Rut } from '#domain/rut.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsRut, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { PaymentMethodEnum } from '../payment-method.js';
import { DocumentInput, IsMethod } from '../payment.input.js';

@ArgsType()
export class DepositsInput extends PageInput(50, 200) {
  @Field(() => Int, { nullable: true, description: 'Only those of this patient.' })
  @IsId('optional')
  patientId?: number | null;
}

@ArgsType()
export class DepositOfInput {
  @Field(() => Int, { description: 'The appointment that it is for.' }) @IsId() appointmentId!: number;
}

@InputType({ description: 'The payment of a deposit. Its amount is that of the deposit.' })
export class ReceiveDepositInput {
  @Field(() => Int, { description: 'The appointment that it is for.' }) @IsId() appointmentId!: number;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'How it is paid. Null or absent: by transfer.',
  })
  @IsMethod('optional')
  method?: PaymentMethod | null;

  @Field(() => Int, { nullable: true, description: 'The cash that was handed over, in pesos.' })
  @IsWholeNumber(1, 1_000_000_000, 'optional')
  tendered?: Clp | null;

  @Field(() => String, {
    nullable: true,
    description: "The card terminal's authorisation code; at most 20 characters.",
  })
  @Text(20, 'optional')
  authorizationCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who pays, if not the patient; at most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  payerName?: string | null;

  @Field(() => String, { nullable: true, description: "The payer's RUT." })
  @IsRut('optional')
  payerRut?: Rut | null;

  @Field(() => DocumentInput, {
    nullable: true,
    description: 'What was issued for it; null for no document.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => DocumentInput)
  document?: DocumentInput | null;

  @Field(() => String, { nullable: true, description: 'A note; at most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  note?: string | null;

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
