import { Controller, Get, Param } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { toPrecio, toTratamiento, TRATAMIENTO } from './tratamiento.wire.js';
import { TreatmentIdInput } from './treatment.input.js';
import { TreatmentPrices } from './treatment-prices.js';
import { TreatmentsService } from './treatments.service.js';

@Needs('AGENDA')
@WireErrors(TRATAMIENTO)
@Controller('api/tratamientos')
export class TreatmentsController {
  constructor(
    private readonly treatments: TreatmentsService,
    private readonly priceChanges: TreatmentPrices,
    private readonly inputs: Inputs,
  ) {}

  /** 200, podiatry first; each service in the order in which treatments were added. */
  @Get()
  async list() {
    return (await this.treatments.all()).map(toTratamiento);
  }

  /** 200, newest first; 404. */
  @Needs('SETTINGS')
  @Get(':id/precios')
  async prices(@Param('id') text: string) {
    const { id } = await this.inputs.checkQuery(TreatmentIdInput, { id: asWholeNumber(text) });
    return (await this.priceChanges.of(id)).map(toPrecio);
  }
}
