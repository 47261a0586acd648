import { whoComes } from '#domain/agenda/appointment.es.js';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ListExports, wholeList } from '../../access/list-exports.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WaitingEntries } from './waiting-entries.js';
import { visitorWaiting } from './waiting-entry.row.js';

@Needs('AGENDA')
@Controller('api/lista-de-espera')
export class WaitingExportsController {
  constructor(
    private readonly entries: WaitingEntries,
    private readonly exports: ListExports,
  ) {}

  /** 200, the waiting list, oldest first. */
  @Get('exportar')
  async export(@Query('formato') format: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.exports.send(reply, 'WAITING', format, async () =>
      wholeList(
        (await this.entries.all()).map((entry) => ({
          ...entry,
          patientName: whoComes(entry.patientName, visitorWaiting(entry)),
        })),
      ),
    );
  }
}
