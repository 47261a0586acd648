import { Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { WireErrors } from '../errors/wire-errors.interceptor.js';
import { JsonBody } from '../http/json-body.js';
import { Inputs } from '../input/inputs.js';
import { asWholeNumber } from '../input/whole-number.js';
import { Repeatable } from '../repeats/repeatable.decorator.js';
import { INSUMO, readSupply, toInsumo } from './insumo.wire.js';
import { SuppliesService } from './supplies.service.js';
import { SupplyIdInput, SupplyInput, UpdateSupplyInput } from './supply.input.js';

@Needs('STOCK')
@Controller('api/insumos')
@UseInterceptors(new WireErrors(INSUMO))
export class SuppliesController {
  constructor(
    private readonly supplies: SuppliesService,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all by `nombre`. */
  @Get()
  async list() {
    return (await this.supplies.all()).map(toInsumo);
  }

  /** 200, those whose `stock_actual <= stock_critico`. */
  @Get('stock_critico')
  async critical() {
    return (await this.supplies.all(true)).map(toInsumo);
  }

  /** 201; 400 by field. */
  @Repeatable.Route()
  @Post()
  async create(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    return toInsumo(
      await this.supplies.create(await this.inputs.check(SupplyInput, readSupply(body)), staff),
    );
  }

  /** 200; a key left out keeps its value, last write wins; another stock is written as a correction. */
  @Put(':id')
  async update(
    @Param('id') text: string,
    @JsonBody() body: Record<string, unknown>,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const id = await this.idOf(text);
    const input = await this.inputs.check(UpdateSupplyInput, readSupply(body));
    return toInsumo(await this.supplies.update(id, input, staff));
  }

  /** 204; 404; 409 for one that a clinical record uses. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') text: string): Promise<void> {
    await this.supplies.delete(await this.idOf(text));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(SupplyIdInput, { id: asWholeNumber(text) })).id;
  }
}
