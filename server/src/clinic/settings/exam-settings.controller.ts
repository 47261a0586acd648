import { Controller, Get, Put } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { ExamSettingsInput } from './exam-settings.model.js';
import { ExamSettingsService } from './exam-settings.service.js';
import { AJUSTES_PIE, readAjustesPie, toAjustesPie } from './examen-pie-ajustes.wire.js';

@Needs('SETTINGS')
@Controller('api/clinica/examen-pie')
@WireErrors(AJUSTES_PIE)
export class ExamSettingsController {
  constructor(
    private readonly settings: ExamSettingsService,
    private readonly inputs: Inputs,
  ) {}

  /** 200, which parts the exam of the feet has, and the cut-off of the ten-point test. */
  @Get()
  async read() {
    return toAjustesPie(await this.settings.read());
  }

  /** 200; 400 by field; an absent key keeps its value, last write wins. */
  @Put()
  async update(@JsonBody() body: Record<string, unknown>) {
    const input = await this.inputs.check(ExamSettingsInput, readAjustesPie(body));
    return toAjustesPie(await this.settings.update(input));
  }
}
