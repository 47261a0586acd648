import { CONSENT_KINDS, type ConsentKind } from '#domain/privacy/consent.js';
import { consentText } from '#domain/privacy/consent.es.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar } from '../../graphql/scalars.js';
import type { ConsentRow } from './consents.js';

export const ConsentKindEnum = asEnum(CONSENT_KINDS);
registerEnumType(ConsentKindEnum, {
  name: 'ConsentKind',
  description: 'What a patient can agree to (Ley 19.628, article 12).',
  valuesMap: {
    DATA_TREATMENT: { description: 'The use of their data; visitors agree as they book.' },
    PHOTOS: { description: 'Photos of feet and hands in the records.' },
    MESSAGES: { description: 'Messages about appointments.' },
  },
});

@ObjectType('Consent', { description: 'Something that a patient agreed to.' })
export class ConsentModel {
  @Field(() => Int, { description: 'What `withdrawConsent` takes.' }) id!: number;
  @Field(() => ConsentKindEnum, { description: 'What the patient agreed to.' }) kind!: ConsentKind;
  @Field(() => Int, { description: 'Which of the texts of its kind, from 1.' }) textVersion!: number;
  @Field(() => String, { description: 'The words that were agreed to.' }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When the visitor booked, or staff wrote it down.' })
  givenAt!: string;
  @Field(() => String, { nullable: true, description: 'Who wrote it down; null for the booking form.' })
  recordedByName!: string | null;
  @Field(() => String, { description: 'How it was given, where staff wrote it down.' }) evidence!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it holds.' }) withdrawnAt!:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of who noted that it was withdrawn; null while it holds.',
  })
  withdrawnByName!: string | null;
}

export const toConsentModel = (row: ConsentRow): ConsentModel => ({
  ...row,
  text: consentText(row.kind, row.textVersion),
});
