import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { PackOfferIdInput, PackOfferInput } from './pack.input.js';
import { PackOffers } from './pack-offers.service.js';
import { PACK, readPackOffer, toPackEnVenta } from './packs.wire.js';

@Needs('SETTINGS')
@Controller('api/packs')
@WireErrors(PACK)
export class PackOffersController {
  constructor(
    private readonly offers: PackOffers,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all by `nombre`. */
  @Needs('CAJA')
  @Get()
  async list() {
    return (await this.offers.all()).map(toPackEnVenta);
  }

  /** 201; 400 by field. */
  @Idempotent.Route()
  @Post()
  async create(@JsonBody() body: Record<string, unknown>) {
    const input = await this.inputs.check(PackOfferInput, readPackOffer(body));
    return toPackEnVenta(await this.offers.create(input));
  }

  /** 200; a missing key keeps its value, last write wins; 400 by field, 404. */
  @Put(':id')
  async update(@Param('id') text: string, @JsonBody() body: Record<string, unknown>) {
    const id = await this.idOf(text);
    const { name, sessions, price, validMonths, treatments } = await this.offers.read(id);
    const stored = { name, sessions, price, validMonths, treatmentIds: treatments.map((one) => one.id) };
    const input = await this.inputs.check(PackOfferInput, { ...stored, ...readPackOffer(body) });
    return toPackEnVenta(await this.offers.update(id, undefined, input));
  }

  /** 204; 404. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') text: string): Promise<void> {
    await this.offers.delete(await this.idOf(text));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(PackOfferIdInput, { id: asWholeNumber(text) })).id;
  }
}
