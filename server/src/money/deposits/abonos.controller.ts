import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { sendDownload } from '../../foundation/http/send-download.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { ABONO, fromAbonosQuery, readRecibo, toAbono } from './abonos.wire.js';
import { DepositProofs } from './deposit-proofs.js';
import { DepositOfInput, DepositsInput, ReceiveDepositInput, WaiveDepositInput } from './deposit.input.js';
import { Deposits } from './deposits.service.js';

type Body = Record<string, unknown>;

@Needs('CAJA')
@Controller('api/caja/abonos')
@WireErrors(ABONO)
export class AbonosController {
  constructor(
    private readonly deposits: Deposits,
    private readonly proofs: DepositProofs,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a page of the unpaid deposits of appointments to come, by time, of all patients or of one; 400. */
  @Get()
  async unpaid(@Query() query: Body, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(DepositsInput, fromAbonosQuery(query));
    return sendPage(reply, await refusingCursor(this.deposits.unpaid(asked)), toAbono);
  }

  /** 200, the deposit of an appointment; 404 if it asks for none. */
  @Get(':cita')
  async read(@Param('cita') text: string) {
    const { appointmentId } = await this.inputs.checkQuery(DepositOfInput, {
      appointmentId: asWholeNumber(text),
    });
    return toAbono(await this.deposits.read(appointmentId));
  }

  /** 200, what the visitor sent to show the transfer: a JPEG, or a PDF as a download; 404. */
  @Get('comprobante/:cita')
  async proof(@Param('cita') text: string, @Res() reply: FastifyReply): Promise<void> {
    const { appointmentId } = await this.inputs.checkQuery(DepositOfInput, {
      appointmentId: asWholeNumber(text),
    });
    const { kind, bytes } = await this.proofs.read(appointmentId);
    const name = `comprobante-${appointmentId}`;
    await sendDownload(
      reply,
      kind === 'DOCUMENT'
        ? { name: `${name}.pdf`, type: 'application/pdf', bytes }
        : { name: `${name}.jpg`, type: 'image/jpeg', bytes },
    );
  }

  /** 201, the received deposit; 400 by field, 404, 409 if it is decided or another payment names the document. */
  @Idempotent.Route()
  @Post('recibir/:cita')
  async receive(@Param('cita') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const input = await this.inputs.check(ReceiveDepositInput, {
      appointmentId: asWholeNumber(text),
      ...readRecibo(body),
    });
    return toAbono(await this.deposits.receive(input, staff));
  }

  /** 201, the deposit, taken from credit; 404, 409 if it is decided or the payments have less left. */
  @Idempotent.Route()
  @Post('saldo/:cita')
  async useCredit(@Param('cita') text: string, @CurrentStaff() staff: SignedInStaff) {
    const { appointmentId } = await this.inputs.checkQuery(DepositOfInput, {
      appointmentId: asWholeNumber(text),
    });
    return toAbono(await this.deposits.useCredit(appointmentId, staff));
  }

  /** 201, the waived deposit; 400 by field, 404, 409 if it is decided. */
  @Idempotent.Route()
  @Post('eximir/:cita')
  async waive(@Param('cita') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { appointmentId, reason } = await this.inputs.check(WaiveDepositInput, {
      appointmentId: asWholeNumber(text),
      reason: body[ABONO.reason],
    });
    return toAbono(await this.deposits.waive(appointmentId, reason, staff));
  }

  /** 201, the kept deposit; 404, 409 if it is not received or the patient may still come. */
  @Idempotent.Route()
  @Post('retener/:cita')
  async keep(@Param('cita') text: string, @CurrentStaff() staff: SignedInStaff) {
    const { appointmentId } = await this.inputs.checkQuery(DepositOfInput, {
      appointmentId: asWholeNumber(text),
    });
    return toAbono(await this.deposits.keep(appointmentId, staff));
  }
}
