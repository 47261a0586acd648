import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { PatientBlock } from './patient-block.entity.js';

@ObjectType('PatientBlock', { description: 'A period in which a patient is hidden from search and lists.' })
export class PatientBlockModel extends ShownFields(PatientBlock, 'id', 'patientId', 'reason', 'liftReason') {
  @Field(() => String, { description: 'The current name.' }) patientName!: string;
  @Field(() => DateTimeScalar, { description: 'When it began.' }) blockedAt!: string;
  @Field(() => String, { description: 'The name of the user who blocked the patient.' })
  blockedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while in force.' }) liftedAt!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who lifted it; null while in force.',
  })
  liftedByName!: string | null;
}
