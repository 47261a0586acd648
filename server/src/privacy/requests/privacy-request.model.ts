import {
  isOverdue,
  type PrivacyOutcome,
  type PrivacyRight,
  reasonNotToExtend,
} from '#domain/privacy/privacy-request.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PrivacyOutcomeEnum, PrivacyRightEnum } from './privacy-enums.js';
import type { PrivacyRequestRow } from './privacy-request.row.js';

@ObjectType('PrivacyRequestReceipt', {
  description: 'The response to the requester. It does not reveal whether they are a patient.',
})
export class PrivacyRequestReceiptModel {
  @Field(() => LocalDateScalar, { description: "The day of the request, in the clinic's time." })
  receivedOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day for a response.' }) dueOn!: LocalDate;
}

@ObjectType('PrivacyRequest', { description: "A person's request about their data, and the response." })
export class PrivacyRequestModel {
  @Field(() => Int, { description: 'The id for answering, extending and linking.' }) id!: number;
  @Field(() => PrivacyRightEnum, { description: 'The right that they exercise.' }) right!: PrivacyRight;
  @Field(() => LocalDateScalar, { description: "The day it was received, in the clinic's time." })
  receivedOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'The user who recorded it; null for the public form.' })
  registeredByName!: string | null;
  @Field(() => String, { description: "The requester's name; they may not be the patient." }) name!: string;
  @Field(() => String, { description: 'As entered; empty if none was given.' }) rut!: string;
  @Field(() => String, { description: 'The address for the response.' }) email!: string;
  @Field(() => String, { description: 'As entered; empty if none was given.' }) phone!: string;
  @Field(() => String, { description: 'Which data, and why; empty if not given.' })
  details!: string;
  @Field(() => Int, { nullable: true, description: 'The patient identified by staff.' })
  patientId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: "The patient's current name; null if `patientId` is null.",
  })
  patientName!: string | null;
  @Field(() => LocalDateScalar, { description: 'The last day for a response.' }) dueOn!: LocalDate;
  @Field(() => Boolean, { description: 'Whether the deadline was extended, which is possible once.' })
  isExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline may be extended now.' }) canBeExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline passed without an answer.' })
  isOverdue!: boolean;
  @Field(() => String, { description: 'Why more time was needed; empty if it was not extended.' })
  extensionReason!: string;
  @Field(() => PrivacyOutcomeEnum, { nullable: true, description: 'Null while unanswered.' })
  outcome!: PrivacyOutcome | null;
  @Field(() => String, { description: 'The answer given to the person; empty while unanswered.' })
  answer!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When staff recorded the answer; null while unanswered.',
  })
  answeredAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who recorded the answer; null while unanswered.',
  })
  answeredByName!: string | null;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PrivacyRequestPage', { description: 'A page of requests.' })
export class PrivacyRequestPageModel extends PageModel {
  @Field(() => [PrivacyRequestModel], { description: 'The requests on this page.' })
  nodes!: PrivacyRequestModel[];
}

export const toPrivacyRequestModel = (row: PrivacyRequestRow, today: LocalDate): PrivacyRequestModel => ({
  ...row,
  isOverdue: isOverdue(row, today),
  canBeExtended: reasonNotToExtend(row, today) === undefined,
});
