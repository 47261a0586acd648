import { Controller, Get, Put } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { AJUSTES_ABONOS, readAjustesAbonos, toAjustesAbonos } from './abonos-ajustes.wire.js';
import { DepositSettingsInput } from './deposit-settings.model.js';
import { DepositSettingsService } from './deposit-settings.service.js';

@Needs('SETTINGS')
@Controller('api/clinica/abonos')
@WireErrors(AJUSTES_ABONOS)
export class DepositSettingsController {
  constructor(
    private readonly settings: DepositSettingsService,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the account for deposits, and what the clinic does with them. */
  @Get()
  async read() {
    return toAjustesAbonos(await this.settings.read());
  }

  /** 200; 400 by field; an absent key keeps its value, last write wins. */
  @Put()
  async update(@JsonBody() body: Record<string, unknown>) {
    const input = await this.inputs.check(DepositSettingsInput, readAjustesAbonos(body));
    return toAjustesAbonos(await this.settings.update(input));
  }
}
