import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { LocalDateScalar } from '../graphql/scalars.js';
import { IsDay, IsId, IsPastDay, Text } from '../input/field-rules.js';
import { IsSupplyLines } from '../supplies/supply-lines.js';

@InputType({ description: 'A supply that the visit used. The same one twice is summed.' })
export class VisitSupplyInput {
  @Field(() => Int) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
}

@InputType({ description: 'The clinical record of a visit. Each text has at most 20,000 characters.' })
export class FinishVisitInput {
  @Field(() => LocalDateScalar, { description: 'Not in the future.' }) @IsDay() @IsPastDay() date!: LocalDate;
  @Field(() => String) @Text(TEXT_LIMITS.long) careDescription!: string;
  @Field(() => String) @Text(TEXT_LIMITS.long) procedure!: string;
  @Field(() => String) @Text(TEXT_LIMITS.long) instructions!: string;
  @Field(() => Int, { nullable: true, description: "Who attended. Null: the appointment's professional." })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => [VisitSupplyInput], { nullable: true }) @IsSupplyLines() usedSupplies?:
    VisitSupplyInput[] | null;
}

@ArgsType()
export class VisitIdInput {
  @Field(() => Int) @IsId() appointmentId!: number;
}

@ArgsType()
export class PatientOfVisitsInput {
  @Field(() => Int) @IsId() patientId!: number;
}
