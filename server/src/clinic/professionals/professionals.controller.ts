import { Controller, Get } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { toProfesional } from './profesional.wire.js';
import { ProfessionalsService } from './professionals.service.js';

@Needs('AGENDA')
@Controller('api/profesionales')
export class ProfessionalsController {
  constructor(private readonly professionals: ProfessionalsService) {}

  /** 200, in the clinic's order, including archived ones; an empty `nombre` is not set yet. */
  @Get()
  async list() {
    return (await this.professionals.all()).map(toProfesional);
  }
}
