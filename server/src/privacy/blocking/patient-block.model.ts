import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('PatientBlock', { description: 'A period in which a patient is hidden from search and lists.' })
export class PatientBlockModel {
  @Field(() => Int, { description: 'The id for `liftPatientBlock`.' }) id!: number;
  @Field(() => Int, { description: 'The patient who is or was hidden.' }) patientId!: number;
  @Field(() => String, { description: 'The current name.' }) patientName!: string;
  @Field(() => DateTimeScalar, { description: 'When it began.' }) blockedAt!: string;
  @Field(() => String, { description: 'The name of the user who blocked the patient.' })
  blockedByName!: string;
  @Field(() => String, { description: 'Why the patient was blocked.' }) reason!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while in force.' }) liftedAt!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who lifted it; null while in force.',
  })
  liftedByName!: string | null;
  @Field(() => String, { description: 'Empty while in force.' }) liftReason!: string;
}
