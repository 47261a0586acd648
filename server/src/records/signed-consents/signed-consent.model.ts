import type { LocalDate } from '#domain/clinic-time.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ConsentAnswer, SHOWN_OF_ANSWER } from './consent-answer.entity.js';
import { CONSENT_LINK_STATES, type ConsentLinkState } from './consent-links.js';
import type { ConsentToSign } from './consents-to-sign.js';
import type { SignedConsentRow } from './signed-consent.row.js';

const ConsentLinkStateEnum = asEnum(CONSENT_LINK_STATES);
registerEnumType(ConsentLinkStateEnum, {
  name: 'ConsentLinkState',
  description: 'Whether a link can still be signed.',
  valuesMap: {
    OPEN: { description: 'It was not used yet.' },
    USED: { description: 'An answer was given through it.' },
    EXPIRED: { description: 'It is more than 60 minutes old.' },
  },
});

@ObjectType('KnownRepresentative', { description: "The legal representative on a patient's file." })
class KnownRepresentativeModel {
  @Field(() => String, { description: 'Empty if there is none.' }) name!: string;
  @Field(() => String, { description: 'Formatted, `12.345.678-5`; may be empty.' }) rut!: string;
  @Field(() => String, { description: 'Such as `Madre`; may be empty.' }) relation!: string;
}

@ObjectType('ConsentToSign', { description: 'A consent text, filled in for a patient as of today.' })
export class ConsentToSignModel {
  @Field(() => Int, { description: "The text's id." }) textId!: number;
  @Field(() => Int, { description: "The text's version." }) textVersion!: number;
  @Field(() => String, { description: 'Shown above the text.' }) title!: string;
  @Field(() => String, { description: 'Without placeholders.' }) body!: string;
  @Field(() => String, {
    description:
      'SHA-256, in hexadecimal, of the title, an empty line and the body in UTF-8. It is sent with the signature.',
  })
  digest!: string;
  @Field(() => Int, { description: "The patient's id." }) patientId!: number;
  @Field(() => String, { description: "The patient's name." }) patientName!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null if it is unknown.' })
  birthDate!: LocalDate | null;
  @Field(() => Int, { nullable: true, description: 'The visit; null outside a visit.' })
  appointmentId!: number | null;
  @Field(() => Boolean, { description: 'Whether a representative may sign.' }) representativeSigns!: boolean;
  @Field(() => Boolean, { description: 'Whether a representative has to, because the patient is a minor.' })
  needsRepresentative!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether the patient has to be asked if they are of age, because the birth date is unknown: `isOfAge` of the signature.',
  })
  asksAge!: boolean;
  @Field(() => KnownRepresentativeModel, { description: 'To prefill the form.' })
  representative!: KnownRepresentativeModel;
}

@ObjectType('SignedConsent', {
  description:
    "A patient's answer to a consent text, with a simple electronic signature (Ley 19.799, article 3), or the reason why a visit went on without one. Only a withdrawal changes it.",
})
export class SignedConsentModel extends ShownFields(ConsentAnswer, ...SHOWN_OF_ANSWER) {
  @Field(() => Int, { description: "The text's id." }) textId!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The professional of the visit; null without one, and for a user limited to their own agenda if it is another professional.',
  })
  professionalId!: number | null;
  @Field(() => DateTimeScalar, { description: 'When it was signed or left out.' }) answeredAt!: string;
  @Field(() => String, { description: 'The name of the user who asked for it.' }) recordedByName!: string;
  @Field(() => Boolean, {
    description: 'Whether it is an acceptance of the current text that holds today.',
  })
  isInForce!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless withdrawn.' }) withdrawnAt!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who recorded the withdrawal; null unless withdrawn.',
  })
  withdrawnByName!: string | null;
}

@ObjectType('NewConsentLink', { description: 'A link to sign a text once, within 60 minutes.' })
export class NewConsentLinkModel {
  @Field(() => Int, { description: 'The id for `consentLink`.' }) id!: number;
  @Field(() => String, { description: "The page's path. It can't be read again." }) path!: string;
  @Field(() => DateTimeScalar, { description: 'From when it no longer works.' }) expiresAt!: string;
}

@ObjectType('ConsentLink', { description: 'The state of a link.' })
export class ConsentLinkModel {
  @Field(() => Int, { description: "The link's id." }) id!: number;
  @Field(() => ConsentLinkStateEnum, { description: 'Whether it can still be signed.' })
  state!: ConsentLinkState;
  @Field(() => Int, { nullable: true, description: 'The answer given through it; null if none was.' })
  answerId!: number | null;
}

export const toConsentToSignModel = ({ patientRut: _rut, ...text }: ConsentToSign): ConsentToSignModel =>
  text;

export const toSignedConsentModel = (row: SignedConsentRow): SignedConsentModel => ({
  ...row,
  signerRut: row.signerRut && formatRut(row.signerRut),
});
