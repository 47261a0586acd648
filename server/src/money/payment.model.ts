import type { DocumentKind, PaymentKind, PaymentMethod } from '#domain/money/payment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DocumentKindEnum } from '../clinic/settings/document-kind.js';
import { LocalDateScalar } from '../foundation/graphql/scalars.js';
import { PaymentKindEnum } from './payment.input.js';
import { PaymentMethodEnum } from './payment-method.js';
import type { DocumentCorrection, PaidPart, PaymentRow } from './money-rows.js';

@ObjectType('FiscalDocument', {
  description: 'A document that the clinic issued for a payment in another program.',
})
export class FiscalDocumentModel {
  @Field(() => DocumentKindEnum, { description: 'Its kind.' }) kind!: DocumentKind;
  @Field(() => String, { description: 'Digits.' }) number!: string;
  @Field(() => String, { description: 'Empty for the clinic itself.' }) issuerRut!: string;
}

@ObjectType('DocumentCorrection', {
  description: 'The document that a payment named before it was corrected.',
})
class DocumentCorrectionModel implements DocumentCorrection {
  @Field(() => FiscalDocumentModel, {
    nullable: true,
    description: 'The document that it named; null for none.',
  })
  document!: FiscalDocumentModel | null;
  @Field(() => String, { description: 'Why it was corrected.' }) reason!: string;
  @Field(() => String, { description: 'When: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The user who corrected it.' }) staffName!: string;
}

@ObjectType('PaidPart', { description: 'The part of a payment that pays one charge.' })
class PaidPartModel implements PaidPart {
  @Field(() => Int, { description: "The charge's id." }) chargeId!: number;
  @Field(() => String, { description: 'The name of the charged thing.' }) description!: string;
  @Field(() => Int, { description: 'In pesos.' }) amount!: Clp;
}

@ObjectType('Payment', {
  description:
    'Money that came in or went back, in whole pesos. It never changes, but its document may be named later, and corrected.',
})
export class PaymentModel {
  @Field(() => Int, { description: 'Ascending in the order in which payments were added.' }) id!: number;
  @Field(() => PaymentKindEnum, { description: 'Its kind.' }) kind!: PaymentKind;
  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' }) method!: PaymentMethod;
  @Field(() => Int, { nullable: true, description: 'Null for a sale without a patient.' })
  patientId!: number | null;
  @Field(() => String, { nullable: true, description: 'Null without a patient.' }) patientName!:
    | string
    | null;
  @Field(() => Int, { description: 'Negative if money went back.' }) amount!: Clp;
  @Field(() => Int, {
    nullable: true,
    description: 'The cash that was handed over; null if it was not counted.',
  })
  tendered!: Clp | null;
  @Field(() => String, { description: 'The name of the payer; empty if the patient paid.' })
  payerName!: string;
  @Field(() => String, { description: "The payer's RUT, or empty." }) payerRut!: string;
  @Field(() => String, { description: "The card terminal's code, or empty." }) authorizationCode!: string;
  @Field(() => FiscalDocumentModel, {
    nullable: true,
    description: 'Null if none is noted. A refund has that of its payment.',
  })
  document!: FiscalDocumentModel | null;
  @Field(() => [DocumentCorrectionModel], { description: 'Of its document, the oldest first.' })
  documentCorrections!: readonly DocumentCorrectionModel[];
  @Field(() => String, { nullable: true, description: 'The professional who gets a tip.' })
  professionalName!: string | null;
  @Field(() => String, { description: 'Why it went back, or a note; may be empty.' }) reason!: string;
  @Field(() => LocalDateScalar, { description: 'The day that it belongs to.' }) belongsTo!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The day of the till in which it counts.' })
  bookedOn!: LocalDate;
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => Int, { description: 'The user who added it: two may have one name.' }) staffUserId!: number;
  @Field(() => String, { description: 'Their name.' }) staffName!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Of a rounding and a tip: the payment that they came with.',
  })
  withId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The payment that this one takes back.' })
  refundsId!: number | null;
  @Field(() => Int, { description: 'Its refunded part.' }) refunded!: Clp;
  @Field(() => Int, { description: 'The tip that came with it.' }) tip!: Clp;
  @Field(() => [PaidPartModel], { description: 'The charges that it pays.' }) uses!: readonly PaidPartModel[];
}

export function toPaymentModel({
  documentKind,
  documentNumber,
  documentIssuerRut,
  ...row
}: PaymentRow): PaymentModel {
  const document =
    documentKind === null
      ? null
      : { kind: documentKind, number: documentNumber ?? '', issuerRut: documentIssuerRut ?? '' };
  return { ...row, document };
}
