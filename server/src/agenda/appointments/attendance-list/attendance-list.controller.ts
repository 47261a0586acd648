import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../../../access/log/access-log.js';
import { AreaKeys } from '../../../access/rights/area-keys.decorator.js';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { sendPage } from '../../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../../foundation/changes/read-changes.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { patientsWithNotes } from '../appointment.row.js';
import { CITA, toCita } from '../rest/cita.wire.js';
import { AttendanceListInput } from './attendance-list.input.js';
import { AttendanceList } from './attendance-list.js';
import { fromAttendanceQuery, toConteos } from './attendance-list.wire.js';

@Needs('AGENDA')
@AreaKeys('HEALTH_DATA', CITA.notes)
@Controller('api/citas/asistencia')
export class AttendanceListController {
  constructor(
    private readonly attendance: AttendanceList,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
  ) {}

  /** 200 `{citas, conteos, sin_cerrar}`, a page of a period's appointments, and how many have each state; 400 by field. */
  @Get()
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(AttendanceListInput, fromAttendanceQuery(query));
    const page = await refusingCursor(this.attendance.page(asked));
    await this.accessLog.noteShown('NOTES', patientsWithNotes(page.nodes));
    return {
      citas: sendPage(reply, page, toCita),
      conteos: toConteos(page.counts),
      sin_cerrar: page.unclosedCount,
    };
  }
}
