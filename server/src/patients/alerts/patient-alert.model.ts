import { ALERT_KINDS, type AlertKind } from '#domain/patients/alert.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar } from '../../graphql/scalars.js';

export const AlertKindEnum = asEnum(ALERT_KINDS);
registerEnumType(AlertKindEnum, {
  name: 'AlertKind',
  description: 'What nobody who treats a patient may overlook.',
});

@ObjectType('PatientAlert', { description: 'What nobody who treats the patient may overlook.' })
export class PatientAlertModel {
  @Field(() => AlertKindEnum) kind!: AlertKind;
  @Field(() => String, { description: 'May be empty.' }) note!: string;
  @Field(() => DateTimeScalar) notedAt!: string;
  @Field(() => String) notedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it holds.' })
  endedAt!: string | null;
  @Field(() => String, { nullable: true }) endedByName!: string | null;
}
