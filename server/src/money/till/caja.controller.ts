import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { fromPageQuery, sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { AccountInput, AppointmentChargesInput, DebtorsInput } from '../account/account.input.js';
import { Accounts } from '../account/accounts.service.js';
import {
  CAJA,
  readCharge,
  readCorrection,
  readDocument,
  readClosing,
  readPayment,
  readPrice,
  readRefund,
  readSettlement,
  TIPO_DOCUMENTO,
  toProducto,
  toCobro,
  toCuenta,
  toDeudor,
  toDiaDeCaja,
  toPago,
} from './caja.wire.js';
import {
  ChangedPriceInput,
  ChargeIdInput,
  ChargeInput,
  ReverseChargeInput,
} from '../charges/charge.input.js';
import { CardSettlements } from './card-settlements.js';
import { Charges } from '../charges/charges.service.js';
import {
  DocumentCorrectionInput,
  DocumentInput,
  PaymentIdInput,
  PaymentInput,
  RefundInput,
} from '../payments/payment.input.js';
import { PaymentDocuments } from '../payments/payment-documents.service.js';
import { PaymentsOfPatients } from '../payments/payments-of-patients.js';
import { Payments } from '../payments/payments.service.js';
import { CloseDayInput, ReopenDayInput, SettleCardsInput, TillDayInput } from './till.input.js';
import { SoldSupplies } from '../charges/sold-supplies.js';
import { Till } from './till.service.js';

type Body = Record<string, unknown>;

@Needs('CAJA')
@Controller('api/caja')
@WireErrors(CAJA)
export class CajaController {
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
    private readonly inputs: Inputs,
  ) {}

  /** 200, a patient's charges, the newest first, or an appointment's, the oldest first; 400. */
  @Get('cobros')
  async listCharges(@Query('paciente') patient: unknown, @Query('cita') appointment: unknown) {
    if (appointment !== undefined) {
      const asked = { appointmentId: asWholeNumber(appointment) };
      const { appointmentId } = await this.inputs.checkQuery(AppointmentChargesInput, asked);
      return (await this.accounts.chargesOfAppointment(appointmentId)).map(toCobro);
    }
    return (await this.accounts.charges(await this.patient(patient))).map(toCobro);
  }

  /** 201; 400 by field, 404. */
  @Idempotent.Route()
  @Post('cobros')
  async addCharge(@JsonBody() body: Body) {
    return toCobro(await this.charges.add(await this.inputs.check(ChargeInput, readCharge(body))));
  }

  /** 201, the charge that replaces it; 400 by field, 404. */
  @Idempotent.Route()
  @Post('cobros/cambiar/:id')
  async changeCharge(@Param('id') text: string, @JsonBody() body: Body) {
    const { id } = await this.inputs.checkQuery(ChargeIdInput, { id: asWholeNumber(text) });
    return toCobro(
      await this.charges.change(id, await this.inputs.check(ChangedPriceInput, readPrice(body))),
    );
  }

  /** 201, the charge as it is now; 400 by field, 404. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('cobros/anular/:id')
  async reverseCharge(@Param('id') text: string, @JsonBody() body: Body) {
    const { id, reason } = await this.inputs.check(ReverseChargeInput, {
      id: asWholeNumber(text),
      reason: body[CAJA.reason],
    });
    return toCobro(await this.charges.reverse(id, reason));
  }

  /** 200, a patient's payments, the newest first; 400. */
  @Get('pagos')
  async patientPayments(@Query('paciente') patient: unknown) {
    return (await this.paymentsOfPatients.of(await this.patient(patient))).map(toPago);
  }

  /** 201; 400 by field, 404, 409 if another payment names the document. */
  @Idempotent.Route()
  @Post('pagos')
  async takePayment(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    return toPago(await this.payments.take(await this.inputs.check(PaymentInput, readPayment(body)), staff));
  }

  /** 201, the payment with its document; 400 by field, 404, 409 if another payment names the document. */
  @Idempotent.Route()
  @Post('pagos/documento/:id')
  async addDocument(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id } = await this.inputs.checkQuery(PaymentIdInput, { id: asWholeNumber(text) });
    const document = await this.inputs.check(DocumentInput, readDocument(body));
    return toPago(await this.documents.add(id, document, staff));
  }

  /** 201, the payment with the right document; 400 by field, 404, 409 if another payment names it. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('pagos/documento/corregir/:id')
  async correctDocument(
    @Param('id') text: string,
    @JsonBody() body: Body,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const { id } = await this.inputs.checkQuery(PaymentIdInput, { id: asWholeNumber(text) });
    const correction = await this.inputs.check(DocumentCorrectionInput, readCorrection(body));
    return toPago(await this.documents.correct(id, correction, staff));
  }

  /** 201, the refund; 400 by field, 404. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('pagos/devolver/:id')
  async refund(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id } = await this.inputs.checkQuery(PaymentIdInput, { id: asWholeNumber(text) });
    return toPago(
      await this.payments.refund(id, await this.inputs.check(RefundInput, readRefund(body)), staff),
    );
  }

  /** 200, what a patient owes and has to their credit; 400. */
  @Get('saldo')
  async account(@Query('paciente') patient: unknown) {
    return toCuenta(await this.accounts.of(await this.patient(patient)));
  }

  /** 201, the account afterwards; 400, 404. */
  @Idempotent.Route()
  @Post('saldo')
  async useCredit(@JsonBody() body: Body) {
    const { patientId } = await this.inputs.check(AccountInput, { patientId: body[CAJA.patientId] });
    await this.payments.useCredit(patientId);
    return this.account(patientId);
  }

  /** 200, a page of the patients with debts, the oldest debt first; 400. */
  @Get('deudores')
  async debtors(
    @Query() query: Body,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = await this.inputs.checkQuery(DebtorsInput, fromPageQuery(query));
    return sendPage(reply, await refusingCursor(this.accounts.debtors(asked, staff)), toDeudor);
  }

  /** 200, the kinds of documents that a payment can name. */
  @Get('documentos-emitidos')
  async issuedDocuments() {
    return (await this.clinic.issuedDocuments()).map((kind) => TIPO_DOCUMENTO[kind]);
  }

  /** 200, the supplies with a sale price, by name. */
  @Get('productos')
  async products() {
    return (await this.soldSupplies.all()).map(toProducto);
  }

  /** 200, what was booked on a day; 400. */
  @Get('dias/:dia')
  async day(@Param('dia') text: string) {
    const { day } = await this.inputs.checkQuery(TillDayInput, { day: text });
    return toDiaDeCaja(await this.till.day(day));
  }

  /** 201, the closed day; 400 by field. */
  @Idempotent.Route()
  @Post('cierres')
  async close(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(CloseDayInput, readClosing(body));
    await this.till.close(input, staff);
    return toDiaDeCaja(await this.till.day(input.day));
  }

  /** 201, the day, which stays closed; 400 by field. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('cuadraturas')
  async settleCards(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(SettleCardsInput, readSettlement(body));
    await this.settlements.settle(input, staff);
    return toDiaDeCaja(await this.till.day(input.day));
  }

  /** 201, the open day; 400 by field. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('reaperturas')
  async reopen(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { day, reason } = await this.inputs.check(ReopenDayInput, {
      day: body[CAJA.day],
      reason: body[CAJA.reason],
    });
    await this.till.reopen(day, reason, staff);
    return toDiaDeCaja(await this.till.day(day));
  }

  private async patient(text: unknown): Promise<number> {
    return (await this.inputs.checkQuery(AccountInput, { patientId: asWholeNumber(text) })).patientId;
  }
}
