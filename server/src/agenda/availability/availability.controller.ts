import { Controller, Get, Query } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { Cached } from '../../foundation/answers/cached.decorator.js';
import { AvailabilityInput } from '../appointments/agenda.input.js';
import { AvailabilityService } from './availability.service.js';
import { CITA, fromAvailabilityQuery } from '../appointments/rest/cita.wire.js';

type Values = Record<string, unknown>;

/** Free hours over REST. */
@Needs('AGENDA')
@Controller('api/citas')
@WireErrors(CITA, true)
export class AvailabilityController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly inputs: Inputs,
  ) {}

  @Public()
  @Cached.Route()
  @Get('disponibles')
  async free(@Query() query: Values, @CurrentStaff() staff: SignedInStaff | undefined) {
    const input = await this.inputs.checkQuery(AvailabilityInput, fromAvailabilityQuery(query));
    const { freeStarts } = await this.availability.forReader({ ...input, appointmentId: null }, staff);
    return { horas_disponibles: freeStarts };
  }

  /**
   * 200 `{horarios_disponibles, horas_ocupadas}`, for editing an appointment: its own hours count as free. `tipo_cita`
   * defaults to the appointment's, otherwise podologia. 404 for an unknown `cita_id`.
   */
  @Get('horarios-disponibles')
  async forEditing(@Query() query: Values) {
    const fields = fromAvailabilityQuery(query);
    const input = await this.inputs.checkQuery(AvailabilityInput, fields);
    const { freeStarts, takenStarts } = await this.availability.forEditing({
      ...input,
      serviceType: 'serviceType' in fields ? input.serviceType : undefined,
    });
    return { horarios_disponibles: freeStarts, horas_ocupadas: takenStarts };
  }
}
