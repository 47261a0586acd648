import type { Strokes } from '#domain/records/signed-consents/signature.js';
import type {
  ConsentAnswerKind,
  Signer,
  SigningDevice,
} from '#domain/records/signed-consents/signed-consent.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { ConsentAnswerKindEnum, SignerEnum, SigningDeviceEnum } from './signed-consent.enums.js';

/** A patient's answer to a consent text. It is withdrawn at most once; nothing else changes. */
@Entity({ tableName: 'consent_answer' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class ConsentAnswer {
  @Field(() => Int, { description: 'The id for `withdrawSignedConsent`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: "The patient's current id." })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) consentTextId!: number;

  @Field(() => Int, { description: "The text's version that was shown." })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  textVersion!: number;

  @Field(() => Int, { nullable: true, description: 'The visit; null outside a visit, or if it was deleted.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  appointmentId: number | null = null;

  @Field(() => ConsentAnswerKindEnum, { description: 'The answer.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  kind!: ConsentAnswerKind;

  @Field(() => String, { description: 'Exactly as shown.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Exactly as shown.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  body!: string;

  @Field(() => String, {
    description: 'SHA-256, in hexadecimal, of the title, an empty line and the body in UTF-8.',
  })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  digest!: string;

  @Field(() => SignerEnum, { nullable: true, description: 'Null without a signature.' })
  @Holds('HEALTH')
  @Property({ type: 'text', nullable: true })
  signer: Signer | null = null;

  @Field(() => String, { description: 'Empty without a signature.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  signerName = '';

  /** Canonical. */
  @Field(() => String, { description: 'Formatted, `12.345.678-5`; empty for a provisional one.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  signerRut = '';

  @Field(() => String, { description: 'Of a representative to the patient; otherwise empty.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  signerRelation = '';

  @Field(() => [[Int]], {
    nullable: true,
    description:
      'The drawn signature, in a box of 1000 by 500 units: each stroke is x, y, x, y, …; null unless drawn.',
  })
  @Holds('HEALTH')
  @Property({ type: 'json', nullable: true })
  strokes: Strokes | null = null;

  @Field(() => String, { description: 'The typed signature; empty unless typed.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  typedName = '';

  @Field(() => SigningDeviceEnum, { nullable: true, description: 'Null without a signature.' })
  @Holds('HEALTH')
  @Property({ type: 'text', nullable: true })
  device: SigningDevice | null = null;

  @Field(() => String, { description: 'Why there is no signature; otherwise empty.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  reason = '';

  @Holds('HEALTH') @Property({ type: 'timestamptz' }) answeredAt!: Date;
  /** The user who asked for it. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) recordedBy!: number;
  @Holds('HEALTH') @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;

  @Field(() => String, { description: 'Empty unless withdrawn.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  withdrawalReason = '';
}

/** The properties that an answer shows as they are. */
export const SHOWN_OF_ANSWER = [
  'id',
  'patientId',
  'textVersion',
  'appointmentId',
  'kind',
  'title',
  'body',
  'digest',
  'signer',
  'signerName',
  'signerRut',
  'signerRelation',
  'strokes',
  'typedName',
  'device',
  'reason',
  'withdrawalReason',
] as const satisfies ReadonlyArray<keyof ConsentAnswer>;
