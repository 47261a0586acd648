import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

@ObjectType('PatientBlock', { description: 'A time in which a patient is hidden from search and lists.' })
export class PatientBlockModel {
  @Field(() => Int) id!: number;
  @Field(() => Int) patientId!: number;
  @Field(() => String) patientName!: string;
  @Field(() => DateTimeScalar) blockedAt!: string;
  @Field(() => String) blockedByName!: string;
  @Field(() => String) reason!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it holds.' }) liftedAt!:
    string | null;
  @Field(() => String, { nullable: true }) liftedByName!: string | null;
  @Field(() => String, { description: 'Empty while it holds.' }) liftReason!: string;
}
