import { CONSENT_KINDS, type ConsentKind } from '#domain/privacy/consent.js';
import { consentText } from '#domain/privacy/consent.es.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import type { ConsentRow } from './consents.js';

export const ConsentKindEnum = asEnum(CONSENT_KINDS);
registerEnumType(ConsentKindEnum, {
  name: 'ConsentKind',
  description: 'The kinds of consent that a patient can give (Ley 19.628, article 12).',
  valuesMap: {
    DATA_TREATMENT: { description: 'The use of their data; visitors agree when they book.' },
    PHOTOS: { description: 'Photos of feet and hands in the records.' },
    PHOTO_PUBLISHING: {
      description: 'Publishing these photos; they need a consent of the kind `PHOTOS`, too.',
    },
    MESSAGES: { description: 'Messages about appointments.' },
  },
});

@ObjectType('Consent', { description: "A patient's consent." })
export class ConsentModel {
  @Field(() => Int, { description: 'The id for `withdrawConsent`.' }) id!: number;
  @Field(() => ConsentKindEnum, { description: 'The kind of consent.' }) kind!: ConsentKind;
  @Field(() => Int, { description: "The version of the kind's text, from 1." }) textVersion!: number;
  @Field(() => String, { description: 'The text that was agreed to.' }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When the visitor booked, or staff recorded it.' })
  givenAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The user who recorded it; null for the booking form.',
  })
  recordedByName!: string | null;
  @Field(() => String, { description: 'How it was given, if staff recorded it.' }) evidence!: string;
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
