import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { Payment } from './payment.entity.js';
import { type DocumentCorrection, givenChange, type PaidPart, type PaymentRow } from './payment-rows.js';
import { StoredDocument } from './stored-document.entity.js';

@ObjectType('FiscalDocument', {
  description: 'A document that the clinic issued for a payment in another program.',
})
export class FiscalDocumentModel extends ShownFields(StoredDocument, 'kind', 'number', 'issuerRut') {}

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
export class PaidPartModel implements PaidPart {
  @Field(() => Int, { description: "The charge's id." }) chargeId!: number;
  @Field(() => String, { description: 'The name of the charged thing.' }) description!: string;
  @Field(() => Int, { description: 'In pesos.' }) amount!: Clp;
}

@ObjectType('Payment', {
  description:
    'Money that came in or went back, in whole pesos. It never changes, but its document may be named later, and corrected.',
})
export class PaymentModel extends OmitType(Payment, ['documentId', 'professionalId', 'at']) {
  @Field(() => String, { nullable: true, description: 'Null without a patient.' }) patientName!:
    | string
    | null;
  @Field(() => FiscalDocumentModel, {
    nullable: true,
    description: 'Null if none is noted. A refund has that of its payment.',
  })
  document!: FiscalDocumentModel | null;
  @Field(() => [DocumentCorrectionModel], { description: 'Of its document, the oldest first.' })
  documentCorrections!: readonly DocumentCorrectionModel[];
  @Field(() => String, { nullable: true, description: 'The professional who gets a tip.' })
  professionalName!: string | null;
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The name of the user who added it.' }) staffName!: string;
  @Field(() => Int, { description: 'Its refunded part.' }) refunded!: Clp;
  @Field(() => Int, { description: 'The tip that came with it, less what went back of it.' }) tip!: Clp;
  @Field(() => Int, {
    nullable: true,
    description: 'The cash that went back when it was paid; null unless `tendered` was noted.',
  })
  change!: Clp | null;
  @Field(() => [PaidPartModel], { description: 'The charges that it pays.' }) uses!: readonly PaidPartModel[];
}

export function toPaymentModel({
  documentKind,
  documentNumber,
  documentIssuerRut,
  givenTip,
  ...row
}: PaymentRow): PaymentModel {
  const document =
    documentKind === null
      ? null
      : { kind: documentKind, number: documentNumber ?? '', issuerRut: documentIssuerRut ?? '' };
  return { ...row, document, change: givenChange({ ...row, givenTip }) };
}
