import {
  ACCOUNT_KINDS,
  type AccountKind,
  DEPOSIT_NOTICE_HOURS,
  DEPOSIT_RELEASE_HOURS,
  type DepositTerms,
  MAX_DEPOSIT_TERMS_LENGTH,
} from '#domain/money/deposit.js';
import { ACCOUNT_KIND_LABELS } from '#domain/money/deposit.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsEmailAddress, IsRut, IsWholeNumber, oneOf, Text } from '../../foundation/input/field-rules.js';

const AccountKindEnum = asEnum(ACCOUNT_KINDS);
registerEnumType(AccountKindEnum, {
  name: 'AccountKind',
  description: 'The kind of a bank account.',
  valuesMap: Object.fromEntries(
    ACCOUNT_KINDS.map((kind) => [kind, { description: `In Spanish: ${ACCOUNT_KIND_LABELS[kind]}.` }]),
  ) as { [Key in AccountKind]: { description: string } },
});
const IsAccountKind = oneOf('accountKind', ACCOUNT_KINDS, FIELD_MESSAGES.oneOfList);

@ObjectType('DepositSettings', {
  description:
    'Where visitors transfer deposits to, and what the clinic does with them. Deposits are asked for only once bank, kind, number, holder and RUT are set.',
})
export class DepositSettingsModel implements DepositTerms {
  @Field(() => String, { description: 'Empty until the clinic sets it.' }) bank!: string;
  @Field(() => AccountKindEnum, { nullable: true, description: 'Null until the clinic sets it.' })
  kind!: AccountKind | null;
  @Field(() => String, { description: 'Of the account; empty until the clinic sets it.' }) number!: string;
  @Field(() => String, { description: "The account's holder." }) holder!: string;
  @Field(() => String, { description: "The holder's RUT, without points; empty until the clinic sets it." })
  rut!: Rut;
  @Field(() => String, { description: 'Where the bank sends its notice; may be empty.' }) email!: string;
  @Field(() => String, { description: "The clinic's own conditions; may be empty." }) terms!: string;
  @Field(() => Int, {
    description: 'Hours before an appointment until which its deposit goes back if the visitor cancels.',
  })
  noticeHours!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Hours after a booking after which its hour is released if nothing was paid; null: never.',
  })
  releaseHours!: number | null;
  @Field(() => Int, { description: 'That of `clinicSettings`; an update sends the one it saw.' })
  version!: number;
}

@InputType('DepositSettingsInput', { description: 'Absent fields keep what is stored.' })
export class DepositSettingsInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  bank?: string | null;
  @Field(() => AccountKindEnum, { nullable: true, description: 'Null: not set.' })
  @IsAccountKind('optional')
  kind?: AccountKind | null;
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  number?: string | null;
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  holder?: string | null;
  @Field(() => String, { nullable: true, description: "The holder's RUT." })
  @IsRut('optional')
  rut?: Rut | null;
  @Field(() => String, { nullable: true, description: 'An e-mail address, at most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  @IsEmailAddress()
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  @Text(MAX_DEPOSIT_TERMS_LENGTH, 'optional')
  terms?: string | null;
  @Field(() => Int, { nullable: true, description: '0 to 720; null keeps what is stored.' })
  @IsWholeNumber(DEPOSIT_NOTICE_HOURS.least, DEPOSIT_NOTICE_HOURS.most, 'optional')
  noticeHours?: number | null;
  @Field(() => Int, { nullable: true, description: '1 to 720; null: unpaid hours stay booked.' })
  @IsWholeNumber(DEPOSIT_RELEASE_HOURS.least, DEPOSIT_RELEASE_HOURS.most, 'optional')
  releaseHours?: number | null;
}
