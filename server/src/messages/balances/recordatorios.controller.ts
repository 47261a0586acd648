import { DomainError } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { BalanceReminderInput } from './balance-reminder.input.js';
import { BalanceReminders } from './balance-reminders.js';
import { RECORDATORIO, toEnviado, toRecordatorio } from './recordatorio.wire.js';

@Needs('CAJA')
@Controller('api/caja/recordatorio')
@WireErrors(RECORDATORIO)
export class RecordatoriosController {
  constructor(
    private readonly reminders: BalanceReminders,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the ways to remind a patient of a debt, and the last reminder; 400, 404. */
  @Get()
  async reminder(@Query('paciente') patient: unknown) {
    const { patientId } = await this.inputs.checkQuery(BalanceReminderInput, {
      patientId: asWholeNumber(patient),
    });
    const [reminder] = await this.reminders.of([patientId]);
    if (!reminder) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return toRecordatorio(reminder);
  }

  /** 200, today's reminder; 400, 404, 409 if the patient opposes such messages. */
  @Idempotent.Route('APART')
  @Post()
  @HttpCode(200)
  async remind(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    const { patientId } = await this.inputs.check(BalanceReminderInput, {
      patientId: body[RECORDATORIO.patientId],
    });
    return toEnviado(await this.reminders.remind(patientId, staff));
  }
}
