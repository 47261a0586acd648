import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { PendingRequest, PrivacyOutcome, PrivacyRight } from '#domain/privacy/privacy-request.js';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsEmailAddress, Text } from '../../foundation/input/field-rules.js';
import { IsPrivacyRight, PrivacyOutcomeEnum, PrivacyRightEnum } from './privacy-enums.js';

@Entity({ tableName: 'privacy_request' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class PrivacyRequest implements PendingRequest {
  [OptionalProps]?: 'answer' | 'extensionReason' | 'isAnswered' | 'isExtended' | 'version';

  @Field(() => Int, { description: 'The id for answering, extending and linking.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => PrivacyRightEnum, { description: 'The right that they exercise.' })
  @IsPrivacyRight()
  @Holds('PERSONAL')
  @Property({ type: 'text', fieldName: 'kind' })
  right!: PrivacyRight;

  /** From which the deadline is counted. */
  @Field(() => LocalDateScalar, { description: "The day it was received, in the clinic's time." })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  receivedOn!: LocalDate;

  @Field(() => String, { description: "The requester's name, not empty; they may not be the patient." })
  @Text(TEXT_LIMITS.short)
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'As entered; empty if none was given.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  rut = '';

  @Field(() => String, { description: 'The address for the response.' })
  @Text(TEXT_LIMITS.short)
  @IsEmailAddress()
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'As entered; empty if none was given.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  phone = '';

  @Field(() => String, { description: 'Which data, and why; empty if not given.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  details = '';

  @Field(() => Int, { nullable: true, description: 'The patient identified by staff.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  patientId: number | null = null;

  /** Null for the public form. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) registeredBy: number | null = null;

  @Field(() => LocalDateScalar, { description: 'The last day for a response.' })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  dueOn!: LocalDate;

  @Field(() => String, { description: 'Why more time was needed; empty if it was not extended.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  extensionReason = '';

  @Field(() => PrivacyOutcomeEnum, { nullable: true, description: 'Null while unanswered.' })
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true })
  outcome: PrivacyOutcome | null = null;

  @Field(() => String, { description: 'The answer given to the person; empty while unanswered.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  answer = '';

  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) answeredAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) answeredBy: number | null = null;
  @Holds('PERSONAL', { notInPersonExport: 'the day of the request counts' })
  @Property({ type: 'timestamptz' })
  receivedAt!: Date;
  @Holds('PERSONAL', { notInPersonExport: 'the deadline and the reason tell of an extension' })
  @Property({ type: 'timestamptz', nullable: true })
  extendedAt: Date | null = null;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;

  get isExtended(): boolean {
    return this.extendedAt !== null;
  }

  get isAnswered(): boolean {
    return this.answeredAt !== null;
  }
}

/** The properties that a stored request shows as they are. */
export const SHOWN_OF_REQUEST = [
  'id',
  'right',
  'receivedOn',
  'name',
  'rut',
  'email',
  'phone',
  'details',
  'patientId',
  'dueOn',
  'extensionReason',
  'outcome',
  'answer',
  'version',
] as const satisfies ReadonlyArray<keyof PrivacyRequest>;
