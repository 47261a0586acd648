/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Whether the patient came, separate from the status. A cancelled appointment has none. */
export type Attendance =
  /** The patient is waiting at the clinic. */
  | 'ARRIVED'
  /** The patient is being attended. */
  | 'IN_CARE'
  /** The patient did not come. */
  | 'NO_SHOW';

/** The price of a charge. */
export type ChangedPriceInput = {
  /** The discount. */
  discount?: DiscountInput | null | undefined;
  /** In pesos, from 0. Null or absent: the treatment's price, or in a change the price as it was. */
  listPrice?: number | null | undefined;
  /** Needed for a discount, for another price of a visit or a product than its own, and for a change; at most 200 characters. */
  reason?: string | null | undefined;
  /** By default that of the treatment, also of a second one that `description` names. Otherwise `TAXED`, but `UNDEFINED` for anything except a product at a visit of podiatry. */
  tax?: TaxTreatment | null | undefined;
};

/** A charge: an appointment's treatment, or anything else. */
export type ChargeInput = {
  /** The appointment that it belongs to. */
  appointmentId?: number | null | undefined;
  /** The day that it belongs to; by default today. */
  belongsTo?: string | null | undefined;
  /** The name of the charged thing; at most 200 characters. By default the appointment's treatment. */
  description?: string | null | undefined;
  /** The discount. */
  discount?: DiscountInput | null | undefined;
  /** Whether it is the appointment's treatment, which is charged once. Finishing the visit charges it otherwise. */
  isVisit?: boolean;
  /** In pesos, from 0. Null or absent: the treatment's price, or in a change the price as it was. */
  listPrice?: number | null | undefined;
  /** The patient who owes it; for an appointment, its patient. Null for a sale to a person who is no patient. */
  patientId?: number | null | undefined;
  /** The professional who did the work. By default the appointment's. */
  professionalId?: number | null | undefined;
  /** How many are sold; by default 1. */
  quantity?: number | null | undefined;
  /** Needed for a discount, for another price of a visit or a product than its own, and for a change; at most 200 characters. */
  reason?: string | null | undefined;
  /** A supply that is sold: it leaves the stock. Its name and sale price are charged unless others are sent. */
  supplyId?: number | null | undefined;
  /** By default that of the treatment, also of a second one that `description` names. Otherwise `TAXED`, but `UNDEFINED` for anything except a product at a visit of podiatry. */
  tax?: TaxTreatment | null | undefined;
};

/** The kind of a charge. */
export type ChargeKind =
  /** Anything else. */
  | 'EXTRA'
  /** Sessions that are paid ahead; the visits that use them are charged nothing. */
  | 'PACK'
  /** An appointment's treatment. */
  | 'VISIT';

/** The closing of a day. */
export type CloseDayInput = {
  /** The cash that was counted, in pesos. */
  countedCash: number;
  /** A day up to today that is open. */
  day: string;
  /** The cash that was in the till in the morning, in pesos. */
  openingCash: number;
  /** Why the counted cash differs from the expected; needed only then. At most 200 characters. */
  reason?: string | null | undefined;
};

/** A discount; the charge needs a reason then. */
export type DiscountInput = {
  /** In pesos, from 1; of `AMOUNT`. */
  amount?: number | null | undefined;
  /** How it is given. */
  kind: DiscountKind;
  /** 1 to 100; of `PERCENT`. */
  percent?: number | null | undefined;
};

/** How a discount is given. */
export type DiscountKind =
  /** In pesos. */
  | 'AMOUNT'
  /** Nothing is charged. */
  | 'COURTESY'
  /** In percent of the list price, rounded to whole pesos. */
  | 'PERCENT';

/** The document that a payment names in place of one that was noted wrongly. */
export type DocumentCorrectionInput = {
  /** The right one; null if none was issued. It has to be sent. */
  document?: DocumentInput | null | undefined;
  /** Why; at most 200 characters. */
  reason: string;
};

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

/** Something that the clinic spent. */
export type ExpenseInput = {
  /** In pesos, from 1; in cash a multiple of 10. Negative in a reversal. */
  amount: number;
  /** The day that it belongs to, up to today; by default today. On a closed day it is booked on the open one. */
  belongsTo?: string | null | undefined;
  /** Its category. */
  category: ExpenseCategory;
  /** The bought thing; at most 200 characters. */
  description: string;
  /** The number of the document that the clinic got; at most 40 characters. */
  documentNumber?: string | null | undefined;
  /** How it was paid; cash is taken out of the till. */
  method: PaymentMethod;
};

/** A payment. */
export type PaymentInput = {
  /** In pesos, before cash is rounded. Null or absent: all that the charges owe. */
  amount?: number | null | undefined;
  /** The card terminal's authorisation code; at most 20 characters. */
  authorizationCode?: string | null | undefined;
  /** The day that it was paid, up to today. On a closed day it is booked on the open one. */
  belongsTo?: string | null | undefined;
  /** The charges that it pays, at most 100. Null or absent: all that the patient owes, the oldest first. */
  chargeIds?: Array<number> | null | undefined;
  /** The document that was issued for it; null for none. */
  document?: DocumentInput | null | undefined;
  /** Whether more than the charges owe may be paid: the rest is the patient's credit. */
  keepsRest?: boolean;
  /** How it is paid. */
  method: PaymentMethod;
  /** A note; at most 200 characters. */
  note?: string | null | undefined;
  /** The patient whose charges it pays; null for a sale without a patient. */
  patientId?: number | null | undefined;
  /** The name of the payer, if it is not the patient; at most 200 characters. */
  payerName?: string | null | undefined;
  /** The payer's RUT. */
  payerRut?: string | null | undefined;
  /** The cash that was handed over, in pesos. */
  tendered?: number | null | undefined;
  /** A tip in pesos, paid the same way beside the amount. */
  tip?: number | null | undefined;
  /** The professional who gets the tip. */
  tipProfessionalId?: number | null | undefined;
};

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

/** How a payment goes back. */
export type RefundInput = {
  /** In pesos. Null or absent: all that is left of it. */
  amount?: number | null | undefined;
  /** Null or absent: as it was paid. */
  method?: PaymentMethod | null | undefined;
  /** Why; at most 200 characters. */
  reason: string;
};

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** The card terminal's settlement of a closed day. */
export type SettleCardsInput = {
  /** A closed day. */
  day: string;
  /** The card total that it settles, in pesos. */
  gross: number;
  /** The part of it that was paid into the account, in pesos; the rest is the fee. */
  net: number;
  /** Why it differs from the day's cards; needed only then. At most 200 characters. */
  reason?: string | null | undefined;
};

/** Whether value added tax applies to a charge. It is frozen with the charge. */
export type TaxTreatment =
  /** Without it. */
  | 'EXEMPT'
  /** Value added tax is in it, as in manicure and what is sold to take home. */
  | 'TAXED'
  /** The accountant has not decided. */
  | 'UNDEFINED';

export type ChargeLineFragment = { id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number };

export type PaymentLineFragment = { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> };

export type ExpenseLineFragment = { id: number, category: ExpenseCategory, description: string, amount: number, method: PaymentMethod, documentNumber: string, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string, reversesId: number | null, isReversed: boolean };

export type PatientChargesQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientChargesQuery = { patientAccount: { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null }, patientCharges: Array<{ id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number }> };

export type PatientMoneyQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientMoneyQuery = { patientAccount: { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null }, patientCharges: Array<{ id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number }>, patientPayments: Array<{ id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> }> };

export type VisitMoneyQueryVariables = Exact<{
  appointmentId: number;
  patientId: number;
}>;


export type VisitMoneyQuery = { appointmentCharges: Array<{ id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number }>, patientAccount: { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null } };

export type ChargeableAppointmentsQueryVariables = Exact<{
  patientId: number;
  today: string;
}>;


export type ChargeableAppointmentsQuery = { appointments: Array<{ id: number, time: string, status: AppointmentStatus, attendance: Attendance | null, serviceType: ServiceType, treatment: string, patient: { id: number } }>, lastVisit: { id: number, date: string, status: AppointmentStatus, attendance: Attendance | null, serviceType: ServiceType, treatment: string } | null, patientCharges: Array<{ id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number }> };

export type CashDayQueryVariables = Exact<{
  day: string;
}>;


export type CashDayQuery = { cashDay: { day: string, isClosed: boolean, cash: number, usualOpeningCash: number, cards: number, charges: Array<{ id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number }>, payments: Array<{ id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> }>, expenses: Array<{ id: number, category: ExpenseCategory, description: string, amount: number, method: PaymentMethod, documentNumber: string, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string, reversesId: number | null, isReversed: boolean }>, totals: Array<{ method: PaymentMethod, kind: PaymentKind, amount: number, count: number }>, closings: Array<{ id: number, openingCash: number, countedCash: number, expectedCash: number, reason: string, closedAt: string, closedByName: string, reopenedAt: string | null, reopenedByName: string | null, reopenReason: string }>, settlements: Array<{ id: number, expected: number, gross: number, net: number, fee: number, reason: string, at: string, staffName: string }> } };

export type DebtorsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DebtorsQuery = { debtors: { hasNextPage: boolean, endCursor: string | null, nodes: Array<{ patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null, patientName: string, patientPhone: string }> } };

export type ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsQuery = { products: Array<{ id: number, name: string, stock: number, salePrice: number, isExpired: boolean }> };

export type IssuedDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type IssuedDocumentsQuery = { issuedDocuments: Array<DocumentKind> };

export type PayingPatientsQueryVariables = Exact<{
  search: string;
}>;


export type PayingPatientsQuery = { patients: { nodes: Array<{ id: number, name: string, rut: string, provisionalRut: boolean, phone: string }> } };

export type AddChargeMutationVariables = Exact<{
  input: ChargeInput;
}>;


export type AddChargeMutation = { addCharge: { id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number } };

export type ChangeChargeMutationVariables = Exact<{
  id: number;
  input: ChangedPriceInput;
}>;


export type ChangeChargeMutation = { changeCharge: { id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number } };

export type TakePaymentMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type TakePaymentMutation = { takePayment: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } };

export type AddPaymentDocumentMutationVariables = Exact<{
  id: number;
  document: DocumentInput;
}>;


export type AddPaymentDocumentMutation = { addPaymentDocument: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } };

export type CorrectPaymentDocumentMutationVariables = Exact<{
  id: number;
  input: DocumentCorrectionInput;
}>;


export type CorrectPaymentDocumentMutation = { correctPaymentDocument: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } };

export type UseCreditMutationVariables = Exact<{
  patientId: number;
}>;


export type UseCreditMutation = { useCredit: { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null } };

export type AddExpenseMutationVariables = Exact<{
  input: ExpenseInput;
}>;


export type AddExpenseMutation = { addExpense: { id: number, category: ExpenseCategory, description: string, amount: number, method: PaymentMethod, documentNumber: string, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string, reversesId: number | null, isReversed: boolean } };

export type ReverseExpenseMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ReverseExpenseMutation = { reverseExpense: { id: number, category: ExpenseCategory, description: string, amount: number, method: PaymentMethod, documentNumber: string, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string, reversesId: number | null, isReversed: boolean } };

export type CloseCashDayMutationVariables = Exact<{
  input: CloseDayInput;
}>;


export type CloseCashDayMutation = { closeCashDay: { day: string, isClosed: boolean } };

export type ReverseChargeMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ReverseChargeMutation = { reverseCharge: { id: number, kind: ChargeKind, patientId: number | null, patientName: string | null, appointmentId: number | null, professionalName: string | null, description: string, listPrice: number, discount: number, amount: number, tax: TaxTreatment, reason: string, belongsTo: string, bookedOn: string, at: string, staffName: string | null, reversesId: number | null, isReversed: boolean, paid: number, paidByDeposit: number, keepsDeposit: boolean, isPriceOpen: boolean, owed: number } };

export type RefundPaymentMutationVariables = Exact<{
  id: number;
  input: RefundInput;
}>;


export type RefundPaymentMutation = { refundPayment: { id: number, kind: PaymentKind, method: PaymentMethod, patientId: number | null, patientName: string | null, amount: number, tendered: number | null, change: number | null, payerName: string, payerRut: string, authorizationCode: string, professionalName: string | null, reason: string, belongsTo: string, bookedOn: string, at: string, staffUserId: number, staffName: string, withId: number | null, refundsId: number | null, refunded: number, tip: number, document: { kind: DocumentKind, number: string, issuerRut: string } | null, documentCorrections: Array<{ reason: string, document: { kind: DocumentKind, number: string, issuerRut: string } | null }>, uses: Array<{ chargeId: number, description: string, amount: number }> } };

export type SettleCardsMutationVariables = Exact<{
  input: SettleCardsInput;
}>;


export type SettleCardsMutation = { settleCards: { day: string, isClosed: boolean } };

export type ReopenCashDayMutationVariables = Exact<{
  day: string;
  reason: string;
}>;


export type ReopenCashDayMutation = { reopenCashDay: { day: string, isClosed: boolean } };

export const ChargeLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<ChargeLineFragment, unknown>;
export const PaymentLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PaymentLineFragment, unknown>;
export const ExpenseLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}}]}}]} as unknown as DocumentNode<ExpenseLineFragment, unknown>;
export const PatientChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<PatientChargesQuery, PatientChargesQueryVariables>;
export const PatientMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PatientMoneyQuery, PatientMoneyQueryVariables>;
export const VisitMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}}]} as unknown as DocumentNode<VisitMoneyQuery, VisitMoneyQueryVariables>;
export const ChargeableAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargeableAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<ChargeableAppointmentsQuery, ChargeableAppointmentsQueryVariables>;
export const CashDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"usualOpeningCash"}},{"kind":"Field","name":{"kind":"Name","value":"closings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openingCash"}},{"kind":"Field","name":{"kind":"Name","value":"countedCash"}},{"kind":"Field","name":{"kind":"Name","value":"expectedCash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reopenReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"settlements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}}]}}]} as unknown as DocumentNode<CashDayQuery, CashDayQueryVariables>;
export const DebtorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Debtors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debtors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<DebtorsQuery, DebtorsQueryVariables>;
export const ProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]} as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>;
export const IssuedDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedDocuments"}}]}}]} as unknown as DocumentNode<IssuedDocumentsQuery, IssuedDocumentsQueryVariables>;
export const PayingPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayingPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<PayingPatientsQuery, PayingPatientsQueryVariables>;
export const AddChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<AddChargeMutation, AddChargeMutationVariables>;
export const ChangeChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<ChangeChargeMutation, ChangeChargeMutationVariables>;
export const TakePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<TakePaymentMutation, TakePaymentMutationVariables>;
export const AddPaymentDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPaymentDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPaymentDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"document"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AddPaymentDocumentMutation, AddPaymentDocumentMutationVariables>;
export const CorrectPaymentDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPaymentDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPaymentDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<CorrectPaymentDocumentMutation, CorrectPaymentDocumentMutationVariables>;
export const UseCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}}]} as unknown as DocumentNode<UseCreditMutation, UseCreditMutationVariables>;
export const AddExpenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpenseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}}]}}]} as unknown as DocumentNode<AddExpenseMutation, AddExpenseMutationVariables>;
export const ReverseExpenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReverseExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}}]}}]} as unknown as DocumentNode<ReverseExpenseMutation, ReverseExpenseMutationVariables>;
export const CloseCashDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCashDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseDayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCashDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}}]} as unknown as DocumentNode<CloseCashDayMutation, CloseCashDayMutationVariables>;
export const ReverseChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReverseCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"isReversed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidByDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"keepsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceOpen"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<ReverseChargeMutation, ReverseChargeMutationVariables>;
export const RefundPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tendered"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerRut"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuerRut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"belongsTo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"withId"}},{"kind":"Field","name":{"kind":"Name","value":"refundsId"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"tip"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const SettleCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}}]} as unknown as DocumentNode<SettleCardsMutation, SettleCardsMutationVariables>;
export const ReopenCashDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenCashDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenCashDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}}]} as unknown as DocumentNode<ReopenCashDayMutation, ReopenCashDayMutationVariables>;
export const usePatientChargesQuery = /*#__PURE__*/ hookQuery(PatientChargesDocument);
export const usePatientMoneyQuery = /*#__PURE__*/ hookQuery(PatientMoneyDocument);
export const useVisitMoneyQuery = /*#__PURE__*/ hookQuery(VisitMoneyDocument);
export const useChargeableAppointmentsQuery = /*#__PURE__*/ hookQuery(ChargeableAppointmentsDocument);
export const useCashDayQuery = /*#__PURE__*/ hookQuery(CashDayDocument);
export const useDebtorsQuery = /*#__PURE__*/ hookQuery(DebtorsDocument);
export const useProductsQuery = /*#__PURE__*/ hookQuery(ProductsDocument);
export const useIssuedDocumentsQuery = /*#__PURE__*/ hookQuery(IssuedDocumentsDocument);
export const usePayingPatientsQuery = /*#__PURE__*/ hookQuery(PayingPatientsDocument);
export const useAddChargeMutation = /*#__PURE__*/ hookMutation(AddChargeDocument);
export const useChangeChargeMutation = /*#__PURE__*/ hookMutation(ChangeChargeDocument);
export const useTakePaymentMutation = /*#__PURE__*/ hookMutation(TakePaymentDocument);
export const useAddPaymentDocumentMutation = /*#__PURE__*/ hookMutation(AddPaymentDocumentDocument);
export const useCorrectPaymentDocumentMutation = /*#__PURE__*/ hookMutation(CorrectPaymentDocumentDocument);
export const useUseCreditMutation = /*#__PURE__*/ hookMutation(UseCreditDocument);
export const useAddExpenseMutation = /*#__PURE__*/ hookMutation(AddExpenseDocument);
export const useReverseExpenseMutation = /*#__PURE__*/ hookMutation(ReverseExpenseDocument);
export const useCloseCashDayMutation = /*#__PURE__*/ hookMutation(CloseCashDayDocument);
export const useReverseChargeMutation = /*#__PURE__*/ hookMutation(ReverseChargeDocument);
export const useRefundPaymentMutation = /*#__PURE__*/ hookMutation(RefundPaymentDocument);
export const useSettleCardsMutation = /*#__PURE__*/ hookMutation(SettleCardsDocument);
export const useReopenCashDayMutation = /*#__PURE__*/ hookMutation(ReopenCashDayDocument);