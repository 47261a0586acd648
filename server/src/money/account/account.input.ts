import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';

@ArgsType()
export class AccountInput {
  @Field(() => Int, { description: 'The patient whose money it is.' }) @IsId() patientId!: number;
}

@ArgsType()
export class AppointmentChargesInput {
  @Field(() => Int, { description: "The appointment's id." }) @IsId() appointmentId!: number;
}

@ArgsType()
export class DebtorsInput extends PageInput(50, 200) {}
