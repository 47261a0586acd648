/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A document that the clinic issued elsewhere: the product issues none. */
export type DocumentKind =
  /** Boleta exenta. */
  | 'EXEMPT_RECEIPT'
  /** Boleta de honorarios, of a professional. */
  | 'FEE_RECEIPT'
  /** Factura. */
  | 'INVOICE'
  /** Boleta afecta. */
  | 'TAXED_RECEIPT'
  /** The card terminal's voucher. */
  | 'VOUCHER';

/** The category of an expense. */
export type ExpenseCategory =
  /** Advertising. */
  | 'ADVERTISING'
  /** Equipment and its maintenance. */
  | 'EQUIPMENT'
  /** Anything else. */
  | 'OTHER'
  /** Salaries and fees. */
  | 'PAY'
  /** Rent and common costs. */
  | 'RENT'
  /** Supplies and products for sale. */
  | 'SUPPLIES'
  /** Taxes and licences. */
  | 'TAXES'
  /** Electricity, water, internet. */
  | 'UTILITIES';

/** The kind of a row of the payments. */
export type PaymentKind =
  /** Money that came in. */
  | 'PAYMENT'
  /** Money that went back. */
  | 'REFUND'
  /** The difference that rounding cash makes to its payment; no money. */
  | 'ROUNDING'
  /** For the professional, never income. */
  | 'TIP';

/** How money changed hands. */
export type PaymentMethod =
  /** Rounded to ten pesos (Ley 20.956). */
  | 'CASH'
  /** A credit card. */
  | 'CREDIT'
  /** A debit card. */
  | 'DEBIT'
  /** Anything else. */
  | 'OTHER'
  /** A bank transfer. */
  | 'TRANSFER';

/** Whether value added tax applies to a charge. It is frozen with the charge. */
export type TaxTreatment =
  /** Without it. */
  | 'EXEMPT'
  /** Value added tax is in it, as in manicure and what is sold to take home. */
  | 'TAXED'
  /** The accountant has not decided. */
  | 'UNDEFINED';

export type MoneyMonthQueryVariables = Exact<{
  month: string;
}>;


export type MoneyMonthQuery = { moneyMonth: { month: string, unchargedVisits: number, taxes: Array<{ tax: TaxTreatment, amount: number, count: number }>, methods: Array<{ method: PaymentMethod, kind: PaymentKind, amount: number, count: number }>, documents: Array<{ kind: DocumentKind | null, issuerRut: string, count: number, first: string | null, last: string | null, paid: number, refunded: number, gaps: Array<{ from: string, to: string }> }>, correctedDocuments: Array<{ paymentId: number, bookedOn: string, patientName: string | null, amount: number, reason: string, correctedOn: string, at: string, staffName: string, before: { kind: DocumentKind, issuerRut: string, number: string } | null, after: { kind: DocumentKind, issuerRut: string, number: string } | null }>, professionals: Array<{ professionalId: number | null, professionalName: string | null, taxed: number, exempt: number, undefined: number, charged: number, tips: number }>, renters: Array<{ professionalId: number, professionalName: string, charged: number, collected: number }>, expenses: Array<{ category: ExpenseCategory, amount: number, count: number }>, days: Array<{ day: string, isClosed: boolean, charged: number, paid: number, tips: number, spent: number, cash: number, closedCash: number | null, difference: number | null, cards: number, settled: number | null, cardFee: number | null, deposited: number | null, cardDifference: number | null }> } };


export const MoneyMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"last"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"taxed"}},{"kind":"Field","name":{"kind":"Name","value":"exempt"}},{"kind":"Field","name":{"kind":"Name","value":"undefined"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}}]}},{"kind":"Field","name":{"kind":"Name","value":"renters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"closedCash"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"cardFee"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"cardDifference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unchargedVisits"}}]}}]}}]} as unknown as DocumentNode<MoneyMonthQuery, MoneyMonthQueryVariables>;
export const useMoneyMonthQuery = /*#__PURE__*/ hookQuery(MoneyMonthDocument);