import { Controller, Get } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { toTratamiento } from './tratamiento.wire.js';
import { TreatmentsService } from './treatments.service.js';

@Needs('AGENDA')
@Controller('api/tratamientos')
export class TreatmentsController {
  constructor(private readonly treatments: TreatmentsService) {}

  /** 200, podiatry first; each service in the order in which treatments were added. */
  @Get()
  async list() {
    return (await this.treatments.all()).map(toTratamiento);
  }
}
