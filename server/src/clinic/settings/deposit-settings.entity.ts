import {
  type AccountKind,
  DEPOSIT_NOTICE_HOURS,
  DEPOSIT_RELEASE_HOURS,
  type DepositTerms,
  MAX_DEPOSIT_TERMS_LENGTH,
} from '#domain/money/deposit.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Rut } from '#domain/rut.js';
import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { IsEmailAddress, IsRut, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { AccountKindEnum, IsAccountKind } from './account-kind.js';

/** Columns of `clinic_settings`: all empty until the clinic asks for deposits. */
@Embeddable()
@ObjectType({ isAbstract: true })
export class DepositSettings implements DepositTerms {
  @Field(() => String, { description: 'At most 200 characters; empty until the clinic sets it.' })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  bank = '';
  @Field(() => AccountKindEnum, { nullable: true, description: 'Null until the clinic sets it.' })
  @IsAccountKind('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', fieldName: 'account_kind', nullable: true })
  kind: AccountKind | null = null;
  @Field(() => String, {
    description: 'Of the account, at most 200 characters; empty until the clinic sets it.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', fieldName: 'account_number' })
  number = '';
  @Field(() => String, { description: "The account's holder, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  holder = '';
  @Field(() => String, {
    description: "The holder's RUT, returned without points; empty until the clinic sets it.",
  })
  @IsRut('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  rut: Rut = '';
  @Field(() => String, {
    description: 'Where the bank sends its notice: an e-mail address, at most 200 characters; may be empty.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  @IsEmailAddress()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  email = '';
  @Field(() => String, {
    description: "The clinic's own conditions, at most 1,000 characters; may be empty.",
  })
  @Text(MAX_DEPOSIT_TERMS_LENGTH, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  terms = '';
  @Field(() => Int, {
    description:
      'Hours before an appointment until which its deposit goes back if the visitor cancels, 0 to 720. An update with null keeps what is stored.',
  })
  @IsWholeNumber(DEPOSIT_NOTICE_HOURS.least, DEPOSIT_NOTICE_HOURS.most, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint' })
  noticeHours = 24;
  @Field(() => Int, {
    nullable: true,
    description:
      'Hours after a booking after which its hour is released if nothing was paid, 1 to 720; null: never.',
  })
  @IsWholeNumber(DEPOSIT_RELEASE_HOURS.least, DEPOSIT_RELEASE_HOURS.most, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true })
  releaseHours: number | null = null;
}
