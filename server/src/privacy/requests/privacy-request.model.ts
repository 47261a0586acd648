import { isOverdue, reasonNotToExtend } from '#domain/privacy/privacy-request.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { PrivacyRequest, SHOWN_OF_REQUEST } from './privacy-request.entity.js';
import type { PrivacyRequestRow } from './privacy-request.row.js';

@ObjectType('PrivacyRequestReceipt', {
  description: 'The response to the requester. It does not reveal whether they are a patient.',
})
export class PrivacyRequestReceiptModel extends ShownFields(PrivacyRequest, 'receivedOn', 'dueOn') {}

@ObjectType('PrivacyRequest', { description: "A person's request about their data, and the response." })
export class PrivacyRequestModel extends ShownFields(PrivacyRequest, ...SHOWN_OF_REQUEST) {
  @Field(() => String, { nullable: true, description: 'The user who recorded it; null for the public form.' })
  registeredByName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The patient's current name; null if `patientId` is null.",
  })
  patientName!: string | null;
  @Field(() => Boolean, { description: 'Whether the deadline was extended, which is possible once.' })
  isExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline may be extended now.' }) canBeExtended!: boolean;
  @Field(() => Boolean, { description: 'Whether the deadline passed without an answer.' })
  isOverdue!: boolean;
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
