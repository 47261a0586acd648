import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../access/rights/needs.decorator.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { MoneyLinesInput } from './money-lines.input.js';
import { MoneyLines } from './money-lines.service.js';
import { fromLinesQuery, MOVIMIENTOS, toMovimiento, toTotales } from './movimientos.wire.js';

/** The lines behind the figures of income. */
@Needs('CAJA_CORRECTIONS')
@Controller('api/caja/movimientos')
@WireErrors(MOVIMIENTOS)
export class MovimientosController {
  constructor(
    private readonly lines: MoneyLines,
    private readonly inputs: Inputs,
  ) {}

  /** 200 `{movimientos, totales}`, a page of a period's charges and payments, and their sums; 400. */
  @Get()
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(MoneyLinesInput, fromLinesQuery(query));
    const page = await refusingCursor(this.lines.page(asked));
    return { movimientos: sendPage(reply, page, toMovimiento), totales: toTotales(page) };
  }
}
