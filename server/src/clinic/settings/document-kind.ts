import { DOCUMENT_KINDS } from '#domain/money/payment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf, someOf } from '../../foundation/input/field-rules.js';

export const DocumentKindEnum = asEnum(DOCUMENT_KINDS);
registerEnumType(DocumentKindEnum, {
  name: 'DocumentKind',
  description: 'A document that the clinic issued elsewhere: the product issues none.',
  valuesMap: {
    VOUCHER: { description: "The card terminal's voucher." },
    TAXED_RECEIPT: { description: 'Boleta afecta.' },
    EXEMPT_RECEIPT: { description: 'Boleta exenta.' },
    FEE_RECEIPT: { description: 'Boleta de honorarios, of a professional.' },
    INVOICE: { description: 'Factura.' },
  },
});

export const IsDocumentKind = oneOf('documentKind', DOCUMENT_KINDS, FIELD_MESSAGES.oneOfList);
export const AreDocumentKinds = someOf('issuedDocuments', DOCUMENT_KINDS, FIELD_MESSAGES.oneOfList);
