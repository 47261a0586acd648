import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/current-staff.decorator.js';
import { AccessLog } from '../../access/log/access-log.js';
import { AreaKeys } from '../../access/rights/area-keys.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/staff.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { Clock } from '../../foundation/clock.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { CONTROL, fromControlsQuery, toControl } from './control.wire.js';
import { ControlListInput } from './control-list.input.js';
import { ControlsDue } from './controls-due.service.js';

@Needs('AGENDA')
@AreaKeys('HEALTH_DATA', CONTROL.reason, CONTROL.treatment)
@Controller('api/controles')
export class ControlsDueController {
  constructor(
    private readonly controls: ControlsDue,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
    private readonly clock: Clock,
  ) {}

  /** 200, a page of the controls that are due; `estado`, `profesional`, `paciente` and `tratamiento` narrow it. */
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = await this.inputs.checkQuery(ControlListInput, fromControlsQuery(query));
    const { nodes, endCursor, hasNextPage } = await refusingCursor(this.controls.page(asked, staff));
    await this.accessLog.noteShown(
      'CONTROLS',
      nodes.map(({ patientId }) => patientId),
    );
    const today = this.clock.wall().date;
    return sendPage(reply, { rows: nodes, cursor: endCursor, hasMore: hasNextPage }, (row) =>
      toControl(row, today),
    );
  }
}
