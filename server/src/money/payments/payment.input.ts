import { MAX_CLP } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { PAYMENT_KINDS, PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { PaymentMethodEnum } from './payment-method.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import {
  AreIds,
  IsDay,
  IsId,
  IsRut,
  IsWholeNumber,
  oneOf,
  rule,
  Text,
} from '../../foundation/input/field-rules.js';
import { IsNested, IsOptionalNested } from '../../foundation/input/nested.js';
import { StoredDocument } from './stored-document.entity.js';

export const PaymentKindEnum = asEnum(PAYMENT_KINDS);
registerEnumType(PaymentKindEnum, {
  name: 'PaymentKind',
  description: 'The kind of a row of the payments.',
  valuesMap: {
    PAYMENT: { description: 'Money that came in.' },
    ROUNDING: { description: 'The difference that rounding cash makes to its payment; no money.' },
    TIP: { description: 'For the professional, never income.' },
    REFUND: { description: 'Money that went back.' },
  },
});
export const IsMethod = oneOf('method', PAYMENT_METHODS, FIELD_MESSAGES.oneOfList);
@InputType({
  description: 'A document that was issued elsewhere. Several payments of a patient may name the same one.',
})
export class DocumentInput extends SentFields(StoredDocument, 'kind', 'number') {
  @Field(() => String, {
    nullable: true,
    description: 'The RUT of its issuer; null or absent for the clinic itself.',
  })
  @IsRut('optional')
  issuerRut?: Rut | null;
}

/** Null is a choice: a document that is only left out is not removed. */
const IsSent = rule('sent', (value) => value !== undefined, MONEY_MESSAGES.whichDocument, {
  presence: 'required',
});

@InputType({ description: 'The document that a payment names in place of one that was noted wrongly.' })
export class DocumentCorrectionInput {
  @Field(() => DocumentInput, {
    nullable: true,
    description: 'The right one; null if none was issued. It has to be sent.',
  })
  @IsSent()
  @ValidateIf((_input, value) => value !== null)
  @IsNested(() => DocumentInput)
  document!: DocumentInput | null;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

/** The details of a payment besides its method and amount. */
@InputType({ isAbstract: true })
export class PaymentDetailsInput {
  @Field(() => Int, { nullable: true, description: 'The cash that was handed over, in pesos.' })
  @IsWholeNumber(1, 1_000_000_000, 'optional')
  tendered?: Clp | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the payer, if it is not the patient; at most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  payerName?: string | null;

  @Field(() => String, { nullable: true, description: "The payer's RUT." })
  @IsRut('optional')
  payerRut?: Rut | null;

  @Field(() => String, {
    nullable: true,
    description: "The card terminal's authorisation code; at most 20 characters.",
  })
  @Text(20, 'optional')
  authorizationCode?: string | null;

  @Field(() => DocumentInput, {
    nullable: true,
    description: 'The document that was issued for it; null for none.',
  })
  @IsOptionalNested(() => DocumentInput)
  document?: DocumentInput | null;

  @Field(() => String, { nullable: true, description: 'A note; at most 200 characters.' })
  @Text(TEXT_LIMITS.short, 'optional')
  note?: string | null;
}

@InputType({ description: 'How and by whom something is paid.' })
export class HowPaidInput extends PaymentDetailsInput {
  @Field(() => PaymentMethodEnum, { description: 'How it is paid.' }) @IsMethod() method!: PaymentMethod;

  @Field(() => Int, {
    nullable: true,
    description: 'In pesos, before cash is rounded. Null or absent: all that the charges owe.',
  })
  @IsWholeNumber(1, MAX_CLP, 'optional')
  amount?: Clp | null;
}

@InputType({ description: 'A payment.' })
export class PaymentInput extends HowPaidInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The patient whose charges it pays; null for a sale without a patient.',
  })
  @IsId('optional')
  patientId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'The charges that it pays, at most 100. Null or absent: all that the patient owes, the oldest first.',
  })
  @IsOptional()
  @AreIds()
  @ArrayMaxSize(100, { message: FIELD_MESSAGES.oneOfList })
  @ArrayUnique({ message: MONEY_MESSAGES.chargedTwice })
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  chargeIds?: number[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether more than the charges owe may be paid: the rest is the patient's credit.",
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  keepsRest = false;

  @Field(() => Int, { nullable: true, description: 'A tip in pesos, paid the same way beside the amount.' })
  @IsWholeNumber(1, MAX_CLP, 'optional')
  tip?: Clp | null;

  @Field(() => Int, { nullable: true, description: 'The professional who gets the tip.' })
  @IsId('optional')
  tipProfessionalId?: number | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day that it was paid, up to today. On a closed day it is booked on the open one.',
  })
  @IsDay('optional')
  belongsTo?: LocalDate | null;
}

@InputType({ description: 'How a payment goes back.' })
export class RefundInput {
  @Field(() => Int, { nullable: true, description: 'In pesos. Null or absent: all that is left of it.' })
  @IsWholeNumber(1, 1_000_000_000, 'optional')
  amount?: Clp | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Null or absent: as it was paid.' })
  @IsMethod('optional')
  method?: PaymentMethod | null;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class PaymentIdInput {
  @Field(() => Int, { description: "The payment's id." }) @IsId() id!: number;
}
