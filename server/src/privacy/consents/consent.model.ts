import { consentText } from '#domain/privacy/consent.es.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Consent } from './consent.entity.js';
import type { ConsentRow } from './consents.js';

@ObjectType('Consent', { description: "A patient's consent." })
export class ConsentModel extends ShownFields(Consent, 'id', 'kind', 'textVersion', 'evidence') {
  @Field(() => String, { description: 'The text that was agreed to.' }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When the visitor booked, or staff recorded it.' })
  givenAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The user who recorded it; null for the booking form.',
  })
  recordedByName!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while in force.' }) withdrawnAt!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who recorded the withdrawal; null while in force.',
  })
  withdrawnByName!: string | null;
}

export const toConsentModel = (row: ConsentRow): ConsentModel => ({
  ...row,
  text: consentText(row.kind, row.textVersion),
});
