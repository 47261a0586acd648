import type { TemplateKind } from '#domain/messages/message.js';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { fromMensaje, MENSAJE, toMensaje } from './mensaje.wire.js';
import { MessageAppointmentInput } from './message-list.input.js';
import { MessagesService } from './messages.service.js';

type Values = Record<string, unknown>;

/** Messages to patients, through REST. */
@Needs('MESSAGES')
@Controller('api/notificaciones/whatsapp')
@WireErrors(MENSAJE)
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly inputs: Inputs,
  ) {}

  /** 200 `{id, estado, telefono, mensaje, enlace}`; 400 on `cita_id`, 404, 409 if it is not in the future, 502. */
  @Idempotent.Route('APART')
  @Post('confirmacion')
  @HttpCode(200)
  confirm(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    return this.send('CONFIRMATION', body, staff);
  }

  /** The same for a reminder, with the same responses and errors. */
  @Idempotent.Route('APART')
  @Post('recordatorio')
  @HttpCode(200)
  remind(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    return this.send('REMINDER', body, staff);
  }

  private async send(kind: TemplateKind, body: Values, staff: SignedInStaff) {
    const { appointmentId } = await this.inputs.check(MessageAppointmentInput, fromMensaje(body));
    const row = await this.messages.send(appointmentId, kind, staff);
    return toMensaje(row, kind, await this.messages.openText(row));
  }
}
