import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { PatientAlert } from './patient-alert.entity.js';

@ObjectType('PatientAlert', { description: 'A fact that everyone who treats the patient must know.' })
export class PatientAlertModel extends ShownFields(
  PatientAlert,
  'kind',
  'note',
  'since',
  'until',
  'isDenied',
) {
  @Field(() => DateTimeScalar, { description: 'When it was noted with this note.' }) notedAt!: string;
  @Field(() => String, { description: 'The name of the user who noted it.' }) notedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it applies.' })
  endedAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who ended it or changed its note; null while it applies.',
  })
  endedByName!: string | null;
}
