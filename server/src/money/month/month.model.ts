import type { LocalDate } from '#domain/clinic-time.js';
import type { TaxTreatment } from '#domain/money/charge.js';
import type { NumberGap } from '#domain/money/document-gaps.js';
import type { ExpenseCategory } from '#domain/money/expense.js';
import type {
  CorrectedDocument,
  DocumentTotal,
  ExpenseTotal,
  MoneyMonth,
  MonthDay,
  ProfessionalTotal,
  RenterTotal,
  TaxTotal,
} from '#domain/money/month.js';
import type { DocumentKind } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { DocumentKindEnum } from '../../clinic/settings/document-kind.js';
import { TaxTreatmentEnum } from '../../clinic/settings/tax-treatment.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { ExpenseCategoryEnum } from '../expenses/expense-category.js';
import { FiscalDocumentModel } from '../payments/payment.model.js';
import { MethodTotalModel } from '../till/till.model.js';

@ObjectType('TaxTotal', { description: 'The charges with one tax treatment, less those taken back.' })
class TaxTotalModel implements TaxTotal {
  @Field(() => TaxTreatmentEnum, { description: 'Frozen in each charge.' }) tax!: TaxTreatment;
  @Field(() => Float, { description: 'In whole pesos.' }) amount!: Clp;
  @Field(() => Int, { description: 'How many lines, reversals among them.' }) count!: number;
}

@ObjectType('NumberGap', { description: 'Document numbers that no payment names.' })
class NumberGapModel implements NumberGap {
  @Field(() => String, { description: 'The first one; digits.' }) from!: string;
  @Field(() => String, { description: 'The last one; digits.' }) to!: string;
}

@ObjectType('DocumentTotal', { description: 'The payments with documents of one kind and issuer.' })
class DocumentTotalModel implements DocumentTotal {
  @Field(() => DocumentKindEnum, { nullable: true, description: 'Null for payments without a document.' })
  kind!: DocumentKind | null;
  @Field(() => String, { description: 'Empty for the clinic itself.' }) issuerRut!: string;
  @Field(() => Int, { description: 'How many documents; of payments without one, how many payments.' })
  count!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The lowest number of a payment of the month that did not go back; null without one.',
  })
  first!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The highest number of a payment of the month that did not go back; null without one.',
  })
  last!: string | null;
  @Field(() => Float, { description: 'In whole pesos.' }) paid!: Clp;
  @Field(() => Float, { description: 'The refunds of payments with these documents, in whole pesos.' })
  refunded!: Clp;
  @Field(() => [NumberGapModel], {
    description:
      "Numbers that are missing, from the last one before the month's to the month's last. Vouchers have none.",
  })
  gaps!: readonly NumberGapModel[];
}

@ObjectType('CorrectedDocument', {
  description: "A payment's document that was noted wrongly, and what it was corrected to.",
})
class CorrectedDocumentModel implements CorrectedDocument {
  @Field(() => Int, { description: "The payment's id." }) paymentId!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the till of the payment.' }) bookedOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'Null without a patient.' }) patientName!:
    | string
    | null;
  @Field(() => Int, { description: 'Of the payment, in whole pesos.' }) amount!: Clp;
  @Field(() => FiscalDocumentModel, { nullable: true, description: 'What it named; null for none.' })
  before!: FiscalDocumentModel | null;
  @Field(() => FiscalDocumentModel, { nullable: true, description: 'What it named since; null for none.' })
  after!: FiscalDocumentModel | null;
  @Field(() => String, { description: 'Why it was corrected.' }) reason!: string;
  @Field(() => LocalDateScalar, { description: 'The day on which it was corrected.' })
  correctedOn!: LocalDate;
  @Field(() => String, { description: 'When: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'Who corrected it.' }) staffName!: string;
}

@ObjectType('ProfessionalTotal', { description: 'The charges for the work of one professional.' })
class ProfessionalTotalModel implements ProfessionalTotal {
  @Field(() => Int, { nullable: true, description: 'Null for sales.' }) professionalId!: number | null;
  @Field(() => String, { nullable: true, description: 'Null for sales.' }) professionalName!: string | null;
  @Field(() => Float, { description: 'Charged with tax, in whole pesos.' }) taxed!: Clp;
  @Field(() => Float, { description: 'Charged without tax, in whole pesos.' }) exempt!: Clp;
  @Field(() => Float, { description: 'Charged while the accountant has not decided, in whole pesos.' })
  undefined!: Clp;
  @Field(() => Float, { description: 'All of it, in whole pesos.' }) charged!: Clp;
  @Field(() => Float, { description: 'Their tips, in whole pesos; never income.' }) tips!: Clp;
}

@ObjectType('RenterTotal', {
  description: "The charges of a professional who rents a box: their own income, in the clinic's till.",
})
class RenterTotalModel implements RenterTotal {
  @Field(() => Int, { description: 'The professional who rents.' }) professionalId!: number;
  @Field(() => String, { description: 'Their name.' }) professionalName!: string;
  @Field(() => Float, { description: 'In whole pesos; in none of the other sums of charges.' }) charged!: Clp;
  @Field(() => Float, { description: 'The part that patients paid, in whole pesos.' }) collected!: Clp;
}

@ObjectType('ExpenseTotal', { description: 'The expenses of one category, less those taken back.' })
class ExpenseTotalModel implements ExpenseTotal {
  @Field(() => ExpenseCategoryEnum, { description: 'The category.' }) category!: ExpenseCategory;
  @Field(() => Float, { description: 'In whole pesos.' }) amount!: Clp;
  @Field(() => Int, { description: 'How many lines, reversals among them.' }) count!: number;
}

@ObjectType('MonthDay', { description: 'A day of the till that has lines or is closed; in whole pesos.' })
class MonthDayModel implements MonthDay {
  @Field(() => LocalDateScalar, { description: 'The day.' }) day!: LocalDate;
  @Field(() => Boolean, { description: 'Whether no line can be added to it.' }) isClosed!: boolean;
  @Field(() => Float, { description: 'Charges less reversals.' }) charged!: Clp;
  @Field(() => Float, { description: 'Payments less refunds, without tips and rounding.' }) paid!: Clp;
  @Field(() => Float, { description: 'Tips.' }) tips!: Clp;
  @Field(() => Float, { description: 'Expenses less reversals.' }) spent!: Clp;
  @Field(() => Float, { description: 'The cash of its lines.' }) cash!: Clp;
  @Field(() => Float, {
    nullable: true,
    description: 'The cash income that its closing states; null while it is open.',
  })
  closedCash!: Clp | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The counted cash less the expected; null while it is open.',
  })
  difference!: Clp | null;
  @Field(() => Float, { description: 'The income by card with its tips, less the refunds.' })
  cards!: Clp;
  @Field(() => Float, {
    nullable: true,
    description: "The cards by the terminal's settlement; null until it is entered.",
  })
  settled!: Clp | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The part of the settled amount that was kept as the fee.',
  })
  cardFee!: Clp | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The part of the settled amount that was paid into the account.',
  })
  deposited!: Clp | null;
  @Field(() => Float, { nullable: true, description: "The settled amount less the day's income by card." })
  cardDifference!: Clp | null;
}

@ObjectType('MoneyMonth', {
  description: 'A month of the money: the lines booked on its days, so that it is the sum of their closings.',
})
export class MoneyMonthModel implements MoneyMonth {
  @Field(() => LocalDateScalar, { description: 'Its first day.' }) month!: LocalDate;
  @Field(() => [TaxTotalModel], { description: 'The charges by tax treatment.' })
  taxes!: readonly TaxTotalModel[];
  @Field(() => [MethodTotalModel], { description: 'The payments by method and kind.' })
  methods!: readonly MethodTotalModel[];
  @Field(() => [DocumentTotalModel], { description: 'The payments by document; those without one last.' })
  documents!: readonly DocumentTotalModel[];
  @Field(() => [CorrectedDocumentModel], {
    description:
      "Corrections of documents, the oldest first: of the month's payments, and those made in the month to earlier ones.",
  })
  correctedDocuments!: readonly CorrectedDocumentModel[];
  @Field(() => [ProfessionalTotalModel], {
    description: "The charges by professional, in the clinic's order; sales last.",
  })
  professionals!: readonly ProfessionalTotalModel[];
  @Field(() => [RenterTotalModel], {
    description: "The income of renting professionals, in the clinic's order.",
  })
  renters!: readonly RenterTotalModel[];
  @Field(() => [ExpenseTotalModel], { description: 'The expenses by category, the highest first.' })
  expenses!: readonly ExpenseTotalModel[];
  @Field(() => [MonthDayModel], { description: 'The days that have lines or are closed, in order.' })
  days!: readonly MonthDayModel[];
  @Field(() => Int, { description: 'Completed visits of the month without a charge.' })
  unchargedVisits!: number;
}
