import {
  isOverdue,
  type PrivacyOutcome,
  type PrivacyRight,
  reasonNotToExtend,
} from '#domain/privacy/privacy-request.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../../graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../graphql/scalars.js';
import { PrivacyOutcomeEnum, PrivacyRightEnum } from './privacy-enums.js';
import type { PrivacyRequestRow } from './privacy-request.row.js';

@ObjectType('PrivacyRequestReceipt', {
  description: 'What somebody who asked gets to know. It says nothing about who is a patient.',
})
export class PrivacyRequestReceiptModel {
  @Field(() => LocalDateScalar, { description: "The day of the request, in the clinic's time." })
  receivedOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day for the answer.' }) dueOn!: LocalDate;
}

@ObjectType('PrivacyRequest', { description: 'What somebody asked about their data, and the answer.' })
export class PrivacyRequestModel {
  @Field(() => Int, { description: 'What answering, extending and linking take.' }) id!: number;
  @Field(() => PrivacyRightEnum, { description: 'What they ask for.' }) right!: PrivacyRight;
  @Field(() => LocalDateScalar, { description: "The day on which it came, in the clinic's time." })
  receivedOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'Who wrote it down; null for the public form.' })
  registeredByName!: string | null;
  @Field(() => String, { description: 'The name of who asked, who may not be the patient.' }) name!: string;
  @Field(() => String, { description: 'As it was written; empty where none was given.' }) rut!: string;
  @Field(() => String, { description: 'Where the answer goes.' }) email!: string;
  @Field(() => String, { description: 'As it was written; empty where none was given.' }) phone!: string;
  @Field(() => String, { description: 'Which data, and why; empty where nothing was said.' })
  details!: string;
  @Field(() => Int, { nullable: true, description: 'The patient whom staff recognised.' })
  patientId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The present name of that patient; null where `patientId` is null.',
  })
  patientName!: string | null;
  @Field(() => LocalDateScalar, { description: 'The last day for the answer.' }) dueOn!: LocalDate;
  @Field(() => Boolean, { description: 'Whether the deadline was extended, which is possible once.' })
  isExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline may be extended now.' }) canBeExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline passed without an answer.' })
  isOverdue!: boolean;
  @Field(() => String, { description: 'Why more time was needed; empty where it was not extended.' })
  extensionReason!: string;
  @Field(() => PrivacyOutcomeEnum, { nullable: true, description: 'Null while it waits for an answer.' })
  outcome!: PrivacyOutcome | null;
  @Field(() => String, { description: 'What the person was told; empty while it waits.' }) answer!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When staff noted the answer; null while it waits.',
  })
  answeredAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of who noted the answer; null while it waits.',
  })
  answeredByName!: string | null;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PrivacyRequestPage', { description: 'Some of the requests.' })
export class PrivacyRequestPageModel extends PageModel {
  @Field(() => [PrivacyRequestModel], { description: 'The requests of this page.' })
  nodes!: PrivacyRequestModel[];
}

export const toPrivacyRequestModel = (row: PrivacyRequestRow, today: LocalDate): PrivacyRequestModel => ({
  ...row,
  isOverdue: isOverdue(row, today),
  canBeExtended: reasonNotToExtend(row, today) === undefined,
});
