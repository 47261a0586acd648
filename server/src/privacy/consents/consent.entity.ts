import type { ConsentKind } from '#domain/privacy/consent.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { ConsentKindEnum, IsConsentKind } from './consent-kind.js';

/** It only ends, by being withdrawn. A patient has at most one in force of each kind and version of the text. */
@Entity({ tableName: 'consent' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class Consent {
  @Field(() => Int, { description: 'The id for `withdrawConsent`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: "The patient's id." })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Field(() => ConsentKindEnum, {
    description:
      'The kind of consent. One that the patient has given and not withdrawn can’t be recorded again.',
  })
  @IsConsentKind()
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  kind!: ConsentKind;

  @Field(() => Int, { description: "The version of the kind's text, from 1." })
  @Holds('PERSONAL')
  @Property({ type: 'smallint' })
  textVersion!: number;

  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) givenAt!: Date;
  /** Null for the public booking form. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) recordedBy: number | null = null;

  @Field(() => String, { description: 'How it was given, if staff recorded it.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  evidence = '';

  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;
}
