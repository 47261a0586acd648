import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import type { Rut } from '#domain/rut.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsRut, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { DocumentInput } from '../payment.input.js';

@ArgsType()
export class DepositsInput extends PageInput(50, 200) {}

@ArgsType()
export class DepositOfInput {
  @Field(() => Int, { description: 'The appointment that it is for.' }) @IsId() appointmentId!: number;
}

@InputType({ description: 'The transfer of a deposit. Its amount is that of the deposit.' })
export class ReceiveDepositInput {
  @Field(() => Int, { description: 'The appointment that it is for.' }) @IsId() appointmentId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Who transferred, if not the patient; at most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  payerName?: string | null;

  @Field(() => String, { nullable: true, description: 'The RUT of who transferred.' })
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
