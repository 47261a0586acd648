import type { DocumentKind } from '#domain/money/payment.js';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/rights/needs.decorator.js';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import type { SignedInStaff } from '../access/actors/staff.js';
import { ClinicService } from '../clinic/settings/clinic.service.js';
import { DocumentKindEnum } from '../clinic/settings/document-kind.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
import { AccountInput, AppointmentChargesInput, DebtorsInput } from './account/account.input.js';
import { DebtorPageModel, PatientAccountModel } from './account/account.model.js';
import { Accounts } from './account/accounts.service.js';
import { CardSettlements } from './till/card-settlements.js';
import { ChargeIdInput, ChargeInput, ChangedPriceInput, ReverseChargeInput } from './charges/charge.input.js';
import { ChargeModel } from './charges/charge.model.js';
import { Charges } from './charges/charges.service.js';
import {
  DocumentCorrectionInput,
  DocumentInput,
  PaymentIdInput,
  PaymentInput,
  RefundInput,
} from './payments/payment.input.js';
import { PaymentDocuments } from './payments/payment-documents.service.js';
import { PaymentModel, toPaymentModel } from './payments/payment.model.js';
import { PaymentsOfPatients } from './payments/payments-of-patients.js';
import { Payments } from './payments/payments.service.js';
import { ProductModel } from './charges/product.model.js';
import { type Product, SoldSupplies } from './charges/sold-supplies.js';
import { CloseDayInput, ReopenDayInput, SettleCardsInput, TillDayInput } from './till/till.input.js';
import { CashDayModel, toCashDayModel } from './till/till.model.js';
import { Till } from './till/till.service.js';

/** Charges and payments. */
@Needs('CAJA')
@Resolver()
export class MoneyResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly charges: Charges,
    private readonly payments: Payments,
    private readonly paymentsOfPatients: PaymentsOfPatients,
    private readonly documents: PaymentDocuments,
    private readonly till: Till,
    private readonly settlements: CardSettlements,
    private readonly clinic: ClinicService,
    private readonly soldSupplies: SoldSupplies,
  ) {}

  @Query(() => PatientAccountModel, { description: 'The debts and the credit of a patient.' })
  patientAccount(@Args() { patientId }: AccountInput): Promise<PatientAccountModel> {
    return this.accounts.of(patientId);
  }

  @Query(() => [ChargeModel], { description: "A patient's charges, the newest first." })
  patientCharges(@Args() { patientId }: AccountInput): Promise<ChargeModel[]> {
    return this.accounts.charges(patientId);
  }

  @Query(() => [PaymentModel], { description: "A patient's payments, the newest first." })
  async patientPayments(@Args() { patientId }: AccountInput): Promise<PaymentModel[]> {
    return (await this.paymentsOfPatients.of(patientId)).map(toPaymentModel);
  }

  @Query(() => [ChargeModel], { description: "An appointment's charges, the oldest first." })
  appointmentCharges(@Args() { appointmentId }: AppointmentChargesInput): Promise<ChargeModel[]> {
    return this.accounts.chargesOfAppointment(appointmentId);
  }

  @Query(() => DebtorPageModel, {
    description: 'Patients with debts, the oldest debt first. Errors: INVALID_INPUT.',
  })
  debtors(@Args() page: DebtorsInput, @CurrentStaff() staff: SignedInStaff): Promise<DebtorPageModel> {
    return this.accounts.debtors(page, staff);
  }

  @Query(() => [DocumentKindEnum], {
    description:
      'The kinds of documents that the clinic issues, in another program, for payments: a payment with another one is refused.',
  })
  issuedDocuments(): Promise<DocumentKind[]> {
    return this.clinic.issuedDocuments();
  }

  @Query(() => [ProductModel], { description: 'The supplies with a sale price, by name.' })
  products(): Promise<Product[]> {
    return this.soldSupplies.all();
  }

  @Query(() => CashDayModel, { description: 'The lines of a day of the till, with their sums.' })
  async cashDay(@Args() { day }: TillDayInput): Promise<CashDayModel> {
    return toCashDayModel(await this.till.day(day));
  }

  @Idempotent.Field()
  @Mutation(() => ChargeModel, {
    description:
      'Charges a patient, or a sale without one. Errors: NOT_FOUND, INVALID_INPUT (on `appointmentId` if it is charged or cancelled, on `listPrice`, `description` or `reason` if they are missing, on `supplyId` or `quantity` if it cannot be sold).',
  })
  addCharge(@Args('input', { description: 'The charge.' }) input: ChargeInput): Promise<ChargeModel> {
    return this.charges.add(input);
  }

  @Idempotent.Field()
  @Mutation(() => ChargeModel, {
    description:
      'Replaces a charge of which nothing was paid by one with another price. Needs `CAJA_CORRECTIONS` too unless `isPriceOpen`. Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT (on `id` if it is reversed, paid or a kept deposit, on `reason` if it is missing).',
  })
  changeCharge(
    @Args() { id }: ChargeIdInput,
    @Args('input', { description: 'The new price, with its reason.' }) input: ChangedPriceInput,
  ): Promise<ChargeModel> {
    return this.charges.change(id, input);
  }

  @Idempotent.Field()
  @Mutation(() => PaymentModel, {
    description:
      'Takes a payment. Errors: NOT_FOUND, RECEIPT_IN_USE (another payment names the document), INVALID_INPUT (on `amount` if it is more than is owed).',
  })
  async takePayment(
    @Args('input', { description: 'The payment.' }) input: PaymentInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentModel> {
    return toPaymentModel(await this.payments.take(input, staff));
  }

  @Idempotent.Field()
  @Mutation(() => PaymentModel, {
    description:
      'Names the document of a payment that was taken before it was issued, also on a closed day of the till. Errors: NOT_FOUND, RECEIPT_IN_USE (another payment names the document), INVALID_INPUT (on `id` if it is no payment or names a document already, on `document` if the clinic does not issue it).',
  })
  async addPaymentDocument(
    @Args() { id }: PaymentIdInput,
    @Args('document', { description: 'The issued document.' }) document: DocumentInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentModel> {
    return toPaymentModel(await this.documents.add(id, document, staff));
  }

  @Idempotent.Field()
  @Mutation(() => PatientAccountModel, {
    description:
      'Pays what a patient owes, the oldest first, with what they paid too much. Errors: NOT_FOUND, INVALID_INPUT (on `patientId` if there is nothing to use or to pay).',
  })
  async useCredit(@Args() { patientId }: AccountInput): Promise<PatientAccountModel> {
    await this.payments.useCredit(patientId);
    return this.patientAccount({ patientId });
  }

  @Idempotent.Field()
  @Mutation(() => CashDayModel, {
    description:
      'Closes a day of the till: no line is added to it any more. Errors: INVALID_INPUT (on `day` if it is closed or to come, on `reason` if the cash differs without one).',
  })
  async closeCashDay(
    @Args('input', { description: 'The day and its cash.' }) input: CloseDayInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CashDayModel> {
    await this.till.close(input, staff);
    return toCashDayModel(await this.till.day(input.day));
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => ChargeModel, {
    description:
      'Takes a charge back; what was paid of it becomes credit. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it is reversed).',
  })
  reverseCharge(@Args() { id, reason }: ReverseChargeInput): Promise<ChargeModel> {
    return this.charges.reverse(id, reason);
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => PaymentModel, {
    description:
      'Names another document of a payment, or none, in place of one that was noted wrongly, also on a closed day of the till: no amount changes. Errors: NOT_FOUND, RECEIPT_IN_USE (another payment names the document), INVALID_INPUT (on `id` if it is no payment or names no document, on `document` if it names that one or the clinic does not issue it).',
  })
  async correctPaymentDocument(
    @Args() { id }: PaymentIdInput,
    @Args('input', { description: 'The right document, and why.' }) input: DocumentCorrectionInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentModel> {
    return toPaymentModel(await this.documents.correct(id, input, staff));
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => PaymentModel, {
    description:
      'Gives a payment or a tip back, whole or in part: what it had paid is owed again. Errors: NOT_FOUND, INVALID_INPUT (on `id` or `amount` if less is left of it).',
  })
  async refundPayment(
    @Args() { id }: PaymentIdInput,
    @Args('input', { description: 'How much, how and why.' }) input: RefundInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentModel> {
    return toPaymentModel(await this.payments.refund(id, input, staff));
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => CashDayModel, {
    description: 'Reopens a closed day. Errors: INVALID_INPUT (on `day` if it is open).',
  })
  async reopenCashDay(
    @Args() { day, reason }: ReopenDayInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CashDayModel> {
    await this.till.reopen(day, reason, staff);
    return toCashDayModel(await this.till.day(day));
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => CashDayModel, {
    description:
      "Notes the card terminal's settlement of a closed day, which stays closed. Errors: INVALID_INPUT (on `day` if it is open, on `net` if it is more than the total, on `reason` if the totals differ without one).",
  })
  async settleCards(
    @Args('input', { description: 'The day and its settlement.' }) input: SettleCardsInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CashDayModel> {
    await this.settlements.settle(input, staff);
    return toCashDayModel(await this.till.day(input.day));
  }
}
