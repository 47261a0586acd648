import { Controller, Get, Header, Query } from '@nestjs/common';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Public } from '../auth/public.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { Inputs } from '../input/inputs.js';
import { AvailabilityInput } from './agenda.input.js';
import { AvailabilityService } from './availability.service.js';
import { fromAvailabilityQuery } from './cita.wire.js';

/** The agenda by REST (rest-contract, 'Appointments'). */
@Controller('api/citas')
export class CitasController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly inputs: Inputs,
  ) {}

  /** 200 `{horas_disponibles: ["09:00", …]}`; 400 `{error}` for an unusable query. Staff also see past hours. */
  @Public()
  @Get('disponibles')
  @Header('cache-control', 'no-store')
  async free(@Query() query: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff | undefined) {
    const input = await this.inputs.checkQuery(AvailabilityInput, fromAvailabilityQuery(query));
    const { freeStarts } = await this.availability.ofDay({
      ...input,
      appointmentId: undefined,
      includePast: staff !== undefined,
    });
    return { horas_disponibles: freeStarts };
  }
}
