import type { LocalDate } from '../clinic-time.js';
import type { Clp } from '../stock/clp.js';
import type { TaxTreatment } from './charge.js';
import type { NumberGap } from './document-gaps.js';
import type { ExpenseCategory } from './expense.js';
import type { DocumentKind, FiscalDocument, PaymentKind, PaymentMethod } from './payment.js';

/** Charges with one tax treatment, less reversed ones. */
export interface TaxTotal {
  readonly tax: TaxTreatment;
  readonly amount: Clp;
  readonly count: number;
}

/** The payments of one method and kind. */
export interface MethodTotal {
  readonly method: PaymentMethod;
  readonly kind: PaymentKind;
  readonly amount: Clp;
  readonly count: number;
}

/** Payments with documents of one kind and issuer. */
export interface DocumentTotal {
  /** Null for payments without a document. */
  readonly kind: DocumentKind | null;
  /** Empty for the clinic itself. */
  readonly issuerRut: string;
  /** The number of documents or, for payments without one, of payments. */
  readonly count: number;
  /** The lowest and the highest number; null without a document. */
  readonly first: string | null;
  readonly last: string | null;
  readonly paid: Clp;
  /** Refunds of payments with these documents. */
  readonly refunded: Clp;
  /** Missing numbers, of kinds with consecutive ones. */
  readonly gaps: readonly NumberGap[];
}

/** A payment's document that was noted wrongly, and what it was corrected to. */
export interface CorrectedDocument {
  readonly paymentId: number;
  /** The day of the till of the payment. */
  readonly bookedOn: LocalDate;
  /** Null without a patient. */
  readonly patientName: string | null;
  readonly amount: Clp;
  /** Null for none. */
  readonly before: FiscalDocument | null;
  readonly after: FiscalDocument | null;
  readonly reason: string;
  readonly correctedOn: LocalDate;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly staffName: string;
}

/** Charges for the work of one professional, by tax treatment, and their tips. */
export interface ProfessionalTotal {
  /** Null for sales. */
  readonly professionalId: number | null;
  readonly professionalName: string | null;
  readonly taxed: Clp;
  readonly exempt: Clp;
  readonly undefined: Clp;
  readonly charged: Clp;
  readonly tips: Clp;
}

/** Charges of a professional who rents a box: their own income, in the clinic's till. */
export interface RenterTotal {
  readonly professionalId: number;
  readonly professionalName: string;
  readonly charged: Clp;
  /** The part that patients paid. */
  readonly collected: Clp;
}

export interface ExpenseTotal {
  readonly category: ExpenseCategory;
  readonly amount: Clp;
  readonly count: number;
}

/** A day of the till that has lines or is closed. */
export interface MonthDay {
  readonly day: LocalDate;
  readonly isClosed: boolean;
  readonly charged: Clp;
  /** Payments less refunds, without tips and rounding. */
  readonly paid: Clp;
  readonly tips: Clp;
  readonly spent: Clp;
  readonly cash: Clp;
  /** The cash income according to its closing; null while the day is open. */
  readonly closedCash: Clp | null;
  /** The counted cash less the expected; null while the day is open. */
  readonly difference: Clp | null;
  /** Income by card, tips included, less refunds. */
  readonly cards: Clp;
  /** The income by card according to the terminal's settlement, whose fee is `cardFee`; null until one is entered. */
  readonly settled: Clp | null;
  readonly cardFee: Clp | null;
  readonly deposited: Clp | null;
  readonly cardDifference: Clp | null;
}

/** A month of the ledger: the lines that are booked on its days, so that it is the sum of their closings. */
export interface MoneyMonth {
  /** Its first day. */
  readonly month: LocalDate;
  readonly taxes: readonly TaxTotal[];
  readonly methods: readonly MethodTotal[];
  readonly documents: readonly DocumentTotal[];
  /** Corrections of the month's payments, and corrections made in the month to payments of other months. */
  readonly correctedDocuments: readonly CorrectedDocument[];
  readonly professionals: readonly ProfessionalTotal[];
  /** In none of the other sums of charges. */
  readonly renters: readonly RenterTotal[];
  readonly expenses: readonly ExpenseTotal[];
  readonly days: readonly MonthDay[];
  /** Completed visits of the month without a charge. */
  readonly unchargedVisits: number;
}

export interface MonthSums {
  readonly charged: Clp;
  /** Charges of renting professionals: their income, not the clinic's. */
  readonly rented: Clp;
  /** Payments less refunds. */
  readonly paid: Clp;
  readonly tips: Clp;
  readonly rounding: Clp;
  readonly spent: Clp;
  readonly cash: Clp;
  /** Cash income according to the closings. */
  readonly closedCash: Clp;
  /** The days with lines that are not closed, and their cash. */
  readonly openDays: readonly LocalDate[];
  readonly openCash: Clp;
  /** Whether the sums of lines and closings are equal, to the peso. */
  readonly isEqual: boolean;
}

const sum = <One>(rows: readonly One[], amountOf: (row: One) => Clp): Clp =>
  rows.reduce((all, row) => all + amountOf(row), 0);

/** The sums of a month, and whether it is the sum of its closings. */
export function sumsOf({
  taxes,
  methods,
  renters,
  expenses,
  days,
}: Omit<MoneyMonth, 'month' | 'correctedDocuments'>): MonthSums {
  const ofKinds = (...kinds: readonly PaymentKind[]): Clp =>
    sum(
      methods.filter(({ kind }) => kinds.includes(kind)),
      ({ amount }) => amount,
    );
  const open = days.filter(({ isClosed }) => !isClosed);
  const charged = sum(taxes, ({ amount }) => amount);
  const rented = sum(renters, (one) => one.charged);
  const paid = ofKinds('PAYMENT', 'REFUND');
  const spent = sum(expenses, ({ amount }) => amount);
  return {
    charged,
    rented,
    paid,
    tips: ofKinds('TIP'),
    rounding: ofKinds('ROUNDING'),
    spent,
    cash: sum(days, ({ cash }) => cash),
    closedCash: sum(days, ({ closedCash }) => closedCash ?? 0),
    openDays: open.map(({ day }) => day),
    openCash: sum(open, ({ cash }) => cash),
    isEqual:
      days.every(({ cash, closedCash }) => closedCash === null || closedCash === cash) &&
      sum(days, (day) => day.charged) === charged + rented &&
      sum(days, (day) => day.paid) === paid &&
      sum(days, (day) => day.spent) === spent,
  };
}
