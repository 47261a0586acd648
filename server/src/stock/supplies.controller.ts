import { DomainError } from '#domain/errors.js';
import { SUPPLY_NOT_FOUND } from '#domain/sentences.es.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EXPORT_PAGE, ListExports, wholeList } from '../access/list-exports.js';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import { Needs } from '../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../access/actors/staff.js';
import {
  asksForChanges,
  fromChangesQuery,
  sendPage,
  toEliminado,
} from '../foundation/changes/cambios.wire.js';
import { ChangesInput } from '../foundation/changes/changes.input.js';
import { WireErrors } from '../foundation/errors/wire-errors.js';
import { JsonBody } from '../foundation/http/bodies/json-body.js';
import { Inputs } from '../foundation/input/inputs.js';
import { asWholeNumber } from '../foundation/input/whole-number.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
import { fromSuppliesQuery, INSUMO, readSupply, toInsumo } from './insumo.wire.js';
import { StockLedger } from './stock-ledger.js';
import { SuppliesService } from './supplies.service.js';
import { SupplyList } from './supply-list.js';
import { shownTo, toExportedMovement } from './supply.model.js';
import { ExportedSuppliesInput, SupplyIdInput, SupplyInput, UpdateSupplyInput } from './supply.input.js';

@Needs('STOCK')
@Controller('api/insumos')
@WireErrors(INSUMO)
export class SuppliesController {
  constructor(
    private readonly supplies: SuppliesService,
    private readonly supplyList: SupplyList,
    private readonly ledger: StockLedger,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all by `nombre`. With `cambiado_desde`, `cursor` or `limite`, a page of what changed. */
  @Get()
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    if (asksForChanges(query)) {
      const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
      return sendPage(reply, await this.supplyList.changesForCopies(asked), toInsumo);
    }
    return (await this.supplyList.all()).map(toInsumo);
  }

  /** 200, the supplies whose `stock_actual <= stock_critico`. */
  @Get('stock_critico')
  async critical() {
    return (await this.supplyList.all({ criticalOnly: true })).map(toInsumo);
  }

  /** 200, by `nombre`; filtered by `busqueda` in name or description and `critico=true`. */
  @Get('exportar')
  async export(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const filter = await this.inputs.checkQuery(ExportedSuppliesInput, fromSuppliesQuery(query));
    await this.exports.send(reply, 'SUPPLIES', query['formato'], async () =>
      wholeList(await this.supplyList.all(filter)),
    );
  }

  /** 200, the movements of all supplies, newest first. */
  @Get('movimientos/exportar')
  async exportAllMovements(
    @Query('formato') format: unknown,
    @CurrentStaff() staff: SignedInStaff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendMovements(reply, format, staff);
  }

  /** 200, a supply's movements, newest first; 404. */
  @Get(':id/movimientos/exportar')
  async exportMovements(
    @Param('id') text: string,
    @Query('formato') format: unknown,
    @CurrentStaff() staff: SignedInStaff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.idOf(text);
    if (!(await this.supplies.find(id))) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    await this.sendMovements(reply, format, staff, id);
  }

  /** 200, a page of the ids of deleted supplies. */
  @Get('eliminados')
  async deletions(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    return sendPage(reply, await this.supplyList.deletions(asked), toEliminado);
  }

  /** 200; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.supplies.find(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: SUPPLY_NOT_FOUND });
    return toInsumo(found);
  }

  /** 201; 400 by field. */
  @Idempotent.Route()
  @Post()
  async create(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    return toInsumo(
      await this.supplies.create(await this.inputs.check(SupplyInput, readSupply(body)), staff),
    );
  }

  /** 200; a missing key keeps its value, last write wins; a different stock is recorded as a correction. */
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

  /** 204; 404; 409 for a supply that a clinical record uses. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') text: string): Promise<void> {
    await this.supplies.delete(await this.idOf(text));
  }

  private sendMovements(
    reply: FastifyReply,
    format: unknown,
    { rights }: SignedInStaff,
    supplyId?: number,
  ): Promise<void> {
    return this.exports.send(reply, 'MOVEMENTS', format, async (after) => {
      const page = await this.ledger.page(supplyId, { first: EXPORT_PAGE, after });
      return { ...page, nodes: page.nodes.map((row) => toExportedMovement(shownTo(rights, row))) };
    });
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(SupplyIdInput, { id: asWholeNumber(text) })).id;
  }
}
