import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

@ObjectType('PatientBlock', { description: 'A time in which a patient is hidden from search and lists.' })
export class PatientBlockModel {
  @Field(() => Int, { description: 'What `liftPatientBlock` takes.' }) id!: number;
  @Field(() => Int, { description: 'Who is hidden, or was.' }) patientId!: number;
  @Field(() => String, { description: 'The present name.' }) patientName!: string;
  @Field(() => DateTimeScalar, { description: 'When it began.' }) blockedAt!: string;
  @Field(() => String, { description: 'The name of who blocked the patient.' }) blockedByName!: string;
  @Field(() => String, { description: 'Why the patient was blocked.' }) reason!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it holds.' }) liftedAt!:
    string | null;
  @Field(() => String, { nullable: true, description: 'The name of who lifted it; null while it holds.' })
  liftedByName!: string | null;
  @Field(() => String, { description: 'Empty while it holds.' }) liftReason!: string;
}
