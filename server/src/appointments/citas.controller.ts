import { DomainError } from '#domain/errors.js';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Public } from '../auth/public.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { validated } from '../input/validated.js';
import { AvailabilityInput } from './agenda.input.js';
import { AvailabilityService } from './availability.service.js';
import { fromAvailabilityQuery } from './cita.wire.js';

/** The agenda by REST (rest-contract, 'Appointments'). */
@Controller('api/citas')
export class CitasController {
  constructor(private readonly availability: AvailabilityService) {}

  /** 200 `{horas_disponibles: ["09:00", …]}`; 400 `{error}` for an unusable query. Staff also see past hours. */
  @Public()
  @Get('disponibles')
  @Header('cache-control', 'no-store')
  async free(@Query() query: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff | undefined) {
    const input = await validated(AvailabilityInput, fromAvailabilityQuery(query)).catch(asBadQuery);
    const { freeStarts } = await this.availability.ofDay({
      ...input,
      appointmentId: undefined,
      includePast: staff !== undefined,
    });
    return { horas_disponibles: freeStarts };
  }
}

/** A wrong query parameter is no field of a body: one `error` (rest-contract, 'Errors'). */
function asBadQuery(error: unknown): never {
  if (!(error instanceof DomainError) || !error.fields) throw error;
  throw new DomainError('BAD_REQUEST', { message: Object.values(error.fields).flat().join(' ') });
}
