import { whoComes } from '#domain/agenda/appointment.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../../../access/log/access-log.js';
import { EXPORT_PAGE, ListExports } from '../../../access/list-exports.js';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { ExportedRangeInput } from '../agenda.input.js';
import { AppointmentList } from '../appointment-list.js';
import { patientsWithNotes, visitorOf } from '../appointment.row.js';
import { fromExportQuery } from './cita.wire.js';

@Needs('AGENDA')
@Controller('api/citas')
export class AppointmentExportsController {
  constructor(
    private readonly list: AppointmentList,
    private readonly accessLog: AccessLog,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200, ordered by time, including cancelled ones; `desde`, `hasta` and `profesionales` narrow it. */
  @Get('exportar')
  async export(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const asked = await this.inputs.checkQuery(ExportedRangeInput, fromExportQuery(query));
    await this.exports.send(reply, 'APPOINTMENTS', query['formato'], async (after) => {
      const page = await this.list.pageInRange({ ...asked, first: EXPORT_PAGE, after });
      await this.accessLog.noteShown('NOTES', patientsWithNotes(page.nodes));
      return {
        ...page,
        nodes: page.nodes.map((row) => ({
          ...row,
          time: timeAt(row.startMinute),
          patientName: whoComes(row.patientName, visitorOf(row)),
          professionalName: professionalName(row.professionalName, row.serviceType),
        })),
      };
    });
  }
}
