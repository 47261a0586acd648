/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a charge. */
export type ChargeKind =
  /** Anything else. */
  | 'EXTRA'
  /** Sessions that are paid ahead; the visits that use them are charged nothing. */
  | 'PACK'
  /** An appointment's treatment. */
  | 'VISIT';

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

/** The kind of a line of the clinic's income. */
export type MoneyLineKind =
  /** Charged, or taken back. */
  | 'CHARGE'
  /** Paid, or given back. */
  | 'PAYMENT';

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

export type MoneyLinesQueryVariables = Exact<{
  from: string;
  to: string;
  kind?: MoneyLineKind | null | undefined;
  method?: PaymentMethod | null | undefined;
  treatment?: string | null | undefined;
  withoutTreatment: boolean;
  professionalId?: number | null | undefined;
  withoutProfessional: boolean;
  first: number;
  offset: number;
}>;


export type MoneyLinesQuery = { moneyLines: { nodes: Array<{ kind: MoneyLineKind, day: string, amount: number, charge: { id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number } | null, payment: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } | null }>, charges: { count: number, amount: number }, payments: { count: number, amount: number } } };


export const MoneyLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLineKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutTreatment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutProfessional"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"treatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutTreatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutTreatment"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutProfessional"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutProfessional"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<MoneyLinesQuery, MoneyLinesQueryVariables>;
export const useMoneyLinesQuery = /*#__PURE__*/ hookQuery(MoneyLinesDocument);