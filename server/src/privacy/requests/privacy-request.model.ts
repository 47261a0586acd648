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
  @Field(() => LocalDateScalar) receivedOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day for the answer.' }) dueOn!: LocalDate;
}

@ObjectType('PrivacyRequest', { description: 'What somebody asked about their data, and the answer.' })
export class PrivacyRequestModel {
  @Field(() => Int) id!: number;
  @Field(() => PrivacyRightEnum) right!: PrivacyRight;
  @Field(() => LocalDateScalar) receivedOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'Who wrote it down; null for the public form.' })
  registeredByName!: string | null;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'As it was written; empty where none was given.' }) rut!: string;
  @Field(() => String, { description: 'Where the answer goes.' }) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) details!: string;
  @Field(() => Int, { nullable: true, description: 'The patient whom staff recognised.' })
  patientId!: number | null;
  @Field(() => String, { nullable: true }) patientName!: string | null;
  @Field(() => LocalDateScalar, { description: 'The last day for the answer.' }) dueOn!: LocalDate;
  @Field(() => Boolean) isExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline may be extended now.' }) canBeExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline passed without an answer.' })
  isOverdue!: boolean;
  @Field(() => String) extensionReason!: string;
  @Field(() => PrivacyOutcomeEnum, { nullable: true }) outcome!: PrivacyOutcome | null;
  @Field(() => String) answer!: string;
  @Field(() => DateTimeScalar, { nullable: true }) answeredAt!: string | null;
  @Field(() => String, { nullable: true }) answeredByName!: string | null;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PrivacyRequestPage', { description: 'Some of the requests.' })
export class PrivacyRequestPageModel extends PageModel {
  @Field(() => [PrivacyRequestModel]) nodes!: PrivacyRequestModel[];
}

export const toPrivacyRequestModel = (row: PrivacyRequestRow, today: LocalDate): PrivacyRequestModel => ({
  ...row,
  isOverdue: isOverdue(row, today),
  canBeExtended: reasonNotToExtend(row, today) === undefined,
});
