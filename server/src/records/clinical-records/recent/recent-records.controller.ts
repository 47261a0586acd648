import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { sendPage } from '../../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../../foundation/changes/read-changes.js';
import { WireErrors } from '../../../foundation/errors/wire-errors.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { fromRecentQuery, RECIENTES, toFichaReciente } from './ficha-reciente.wire.js';
import { RecentRecordsInput } from './recent-records.input.js';
import { RecentRecords } from './recent-records.js';

@Needs('HEALTH_DATA')
@Controller('api/pacientes/fichas/recientes')
@WireErrors(RECIENTES)
export class RecentRecordsController {
  constructor(
    private readonly recent: RecentRecords,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a page of the records of all patients, newest `fecha` first, without their texts; 400 by field. */
  @Get()
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(RecentRecordsInput, fromRecentQuery(query));
    return sendPage(reply, await refusingCursor(this.recent.page(asked)), toFichaReciente);
  }
}
