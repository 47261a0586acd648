import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { SupplyUsesInput } from './supply-uses.input.js';
import { SupplyUses } from './supply-uses.js';
import { fromUsesQuery, toUso, USOS } from './usos.wire.js';

/** The supplies behind the figures of their cost. */
@Needs('STOCK')
@Controller('api/insumos/usados')
@WireErrors(USOS)
export class SupplyUsesController {
  constructor(
    private readonly uses: SupplyUses,
    private readonly inputs: Inputs,
  ) {}

  /** 200 `{usos, costo_total}`, a page of the supplies that the records of a period used, and their cost; 400. */
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentStaff() { rights }: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = await this.inputs.checkQuery(SupplyUsesInput, fromUsesQuery(query));
    const page = await refusingCursor(this.uses.page(asked, rights));
    return { usos: sendPage(reply, page, toUso), costo_total: page.totalCost };
  }
}
