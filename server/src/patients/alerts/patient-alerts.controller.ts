import { Controller, Get, Param, Put } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { AlertChangesInput, AlertPatientInput } from './alert-changes.input.js';
import { ALERTAS, fromAlertas, toAlerta } from './alertas.wire.js';
import { PatientAlerts } from './patient-alerts.js';

@Needs('HEALTH_DATA')
@Controller('api/pacientes/alertas/:id')
@WireErrors(ALERTAS)
export class PatientAlertsController {
  constructor(
    private readonly alerts: PatientAlerts,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all alerts and denials ever noted, newest first; 404. */
  @Get()
  async list(@Param('id') text: string) {
    const asked = { patientId: asWholeNumber(text) };
    const { patientId } = await this.inputs.checkQuery(AlertPatientInput, asked);
    return (await this.alerts.history(patientId)).map(toAlerta);
  }

  /** 200, the same list after the change; alerts that are not named stay as they are; 400 on `alertas`, 404. */
  @Put()
  async change(
    @Param('id') text: string,
    @JsonBody() body: Record<string, unknown>,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const sent = { patientId: asWholeNumber(text), ...fromAlertas(body) };
    const { patientId, changes } = await this.inputs.check(AlertChangesInput, sent);
    await this.alerts.change(patientId, changes, staff);
    return (await this.alerts.history(patientId)).map(toAlerta);
  }
}
