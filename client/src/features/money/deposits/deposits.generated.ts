/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a bank account. */
export type AccountKind =
  /** In Spanish: Cuenta corriente. */
  | 'CHECKING'
  /** In Spanish: CuentaRUT. */
  | 'RUT'
  /** In Spanish: Cuenta de ahorro. */
  | 'SAVINGS'
  /** In Spanish: Cuenta vista. */
  | 'SIGHT';

/** Any status may follow any other. A cancelled appointment holds no time. */
export type AppointmentStatus =
  /** The initial status. */
  | 'BOOKED'
  /** It no longer holds any time. */
  | 'CANCELLED'
  /** The patient was attended. */
  | 'COMPLETED'
  /** The patient confirmed that they will come. */
  | 'CONFIRMED';

/** Absent fields keep what is stored. */
export type DepositSettingsInput = {
  /** At most 200 characters; empty until the clinic sets it. */
  bank?: string | null | undefined;
  /** Where the bank sends its notice: an e-mail address, at most 200 characters; may be empty. */
  email?: string | null | undefined;
  /** The account's holder, at most 200 characters. */
  holder?: string | null | undefined;
  /** Null until the clinic sets it. */
  kind?: AccountKind | null | undefined;
  /** Hours before an appointment until which its deposit goes back if the visitor cancels, 0 to 720. An update with null keeps what is stored. */
  noticeHours?: number | null | undefined;
  /** Of the account, at most 200 characters; empty until the clinic sets it. */
  number?: string | null | undefined;
  /** Hours after a booking after which its hour is released if nothing was paid, 1 to 720; null: never. */
  releaseHours?: number | null | undefined;
  /** The holder's RUT, returned without points; empty until the clinic sets it. */
  rut?: string | null | undefined;
  /** The clinic's own conditions, at most 1,000 characters; may be empty. */
  terms?: string | null | undefined;
};

/** The state of a deposit. */
export type DepositState =
  /** In Spanish: Abono retenido. */
  | 'KEPT'
  /** In Spanish: Abono pendiente. */
  | 'PENDING'
  /** In Spanish: Abono recibido. */
  | 'RECEIVED'
  /** In Spanish: Abono no pagado: hora liberada. */
  | 'RELEASED'
  /** In Spanish: Abono por revisar. */
  | 'REVIEW'
  /** In Spanish: Abono eximido. */
  | 'WAIVED';

/** A document that was issued elsewhere. Several payments of a patient may name the same one. */
export type DocumentInput = {
  /** The RUT of its issuer; null or absent for the clinic itself. */
  issuerRut?: string | null | undefined;
  /** Its kind. */
  kind: DocumentKind;
  /** Its number: 1 to 20 digits, the first not 0. */
  number: string;
};

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

/** The payment of a deposit. Its amount is that of the deposit. */
export type ReceiveDepositInput = {
  /** The appointment that it is for. */
  appointmentId: number;
  /** The card terminal's authorisation code; at most 20 characters. */
  authorizationCode?: string | null | undefined;
  /** The day that it arrived, up to today. On a closed day it is booked on the open one. */
  belongsTo?: string | null | undefined;
  /** The document that was issued for it; null for none. */
  document?: DocumentInput | null | undefined;
  /** How it is paid. Null or absent: by transfer. */
  method?: PaymentMethod | null | undefined;
  /** A note; at most 200 characters. */
  note?: string | null | undefined;
  /** The name of the payer, if it is not the patient; at most 200 characters. */
  payerName?: string | null | undefined;
  /** The payer's RUT. */
  payerRut?: string | null | undefined;
  /** The cash that was handed over, in pesos. */
  tendered?: number | null | undefined;
};

export type DepositLineFragment = { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string };

export type AppointmentDepositQueryVariables = Exact<{
  appointmentId: number;
}>;


export type AppointmentDepositQuery = { appointmentDeposit: { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string, parts: Array<{ paymentId: number, amount: number, method: PaymentMethod, paidOn: string, payerName: string, staffName: string, refunded: number, left: number, uses: Array<{ chargeId: number, description: string, amount: number }> }> } | null };

export type UnpaidDepositsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  patientId?: number | null | undefined;
}>;


export type UnpaidDepositsQuery = { unpaidDeposits: { hasNextPage: boolean, endCursor: string | null, nodes: Array<{ appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string }> } };

export type ReceiveDepositMutationVariables = Exact<{
  input: ReceiveDepositInput;
}>;


export type ReceiveDepositMutation = { receiveDeposit: { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string, payment: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } | null } };

export type TakeDepositFromCreditMutationVariables = Exact<{
  appointmentId: number;
}>;


export type TakeDepositFromCreditMutation = { takeDepositFromCredit: { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string } };

export type WaiveDepositMutationVariables = Exact<{
  appointmentId: number;
  reason: string;
}>;


export type WaiveDepositMutation = { waiveDeposit: { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string } };

export type KeepDepositMutationVariables = Exact<{
  appointmentId: number;
}>;


export type KeepDepositMutation = { keepDeposit: { appointmentId: number, date: string, time: string, treatment: string, status: AppointmentStatus, patientId: number, patientName: string, amount: number, state: DepositState, refunded: number, kept: number, isNoShow: boolean, hasProof: boolean, creditCovers: boolean, releaseAt: string | null, waiveReason: string } };

export type DepositRulesFragment = { bank: string, kind: AccountKind | null, number: string, holder: string, rut: string, email: string, terms: string, noticeHours: number, releaseHours: number | null, version: number };

export type DepositSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositSettingsQuery = { depositSettings: { bank: string, kind: AccountKind | null, number: string, holder: string, rut: string, email: string, terms: string, noticeHours: number, releaseHours: number | null, version: number } };

export type UpdateDepositSettingsMutationVariables = Exact<{
  version: number;
  input: DepositSettingsInput;
}>;


export type UpdateDepositSettingsMutation = { updateDepositSettings: { bank: string, kind: AccountKind | null, number: string, holder: string, rut: string, email: string, terms: string, noticeHours: number, releaseHours: number | null, version: number } };

export const DepositLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<DepositLineFragment, unknown>;
export const DepositRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepositSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"releaseHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DepositRulesFragment, unknown>;
export const AppointmentDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<AppointmentDepositQuery, AppointmentDepositQueryVariables>;
export const UnpaidDepositsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpaidDeposits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidDeposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<UnpaidDepositsQuery, UnpaidDepositsQueryVariables>;
export const ReceiveDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiveDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiveDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ReceiveDepositMutation, ReceiveDepositMutationVariables>;
export const TakeDepositFromCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDepositFromCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeDepositFromCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<TakeDepositFromCreditMutation, TakeDepositFromCreditMutationVariables>;
export const WaiveDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaiveDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<WaiveDepositMutation, WaiveDepositMutationVariables>;
export const KeepDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"hasProof"}},{"kind":"Field","name":{"kind":"Name","value":"creditCovers"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiveReason"}}]}}]} as unknown as DocumentNode<KeepDepositMutation, KeepDepositMutationVariables>;
export const DepositSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositRules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepositSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"releaseHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DepositSettingsQuery, DepositSettingsQueryVariables>;
export const UpdateDepositSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDepositSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDepositSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositRules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepositSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"releaseHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateDepositSettingsMutation, UpdateDepositSettingsMutationVariables>;
export const useAppointmentDepositQuery = /*#__PURE__*/ hookQuery(AppointmentDepositDocument);
export const useUnpaidDepositsQuery = /*#__PURE__*/ hookQuery(UnpaidDepositsDocument);
export const useReceiveDepositMutation = /*#__PURE__*/ hookMutation(ReceiveDepositDocument);
export const useTakeDepositFromCreditMutation = /*#__PURE__*/ hookMutation(TakeDepositFromCreditDocument);
export const useWaiveDepositMutation = /*#__PURE__*/ hookMutation(WaiveDepositDocument);
export const useKeepDepositMutation = /*#__PURE__*/ hookMutation(KeepDepositDocument);
export const useDepositSettingsQuery = /*#__PURE__*/ hookQuery(DepositSettingsDocument);
export const useUpdateDepositSettingsMutation = /*#__PURE__*/ hookMutation(UpdateDepositSettingsDocument);