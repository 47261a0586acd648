import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { AccessLog } from '../../access/log/access-log.js';
import { AreaKeys } from '../../access/rights/area-keys.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { refusingCursor } from '../../foundation/changes/read-changes.js';
import { Clock } from '../../foundation/clock.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { FOLLOW_UP, fromControlsQuery, fromFollowUp, HEALTH_KEYS, toControl } from './control.wire.js';
import { DismissControlInput, InviteToControlInput, ListedControlInput } from './control-follow-up.input.js';
import { ControlFollowUps } from './control-follow-ups.js';
import { ControlListInput } from './control-list.input.js';
import { ControlsDue } from './controls-due.service.js';

@Needs('AGENDA')
@AreaKeys('HEALTH_DATA', ...HEALTH_KEYS)
@Controller('api/controles')
@WireErrors(FOLLOW_UP)
export class ControlsDueController {
  constructor(
    private readonly controls: ControlsDue,
    private readonly followUps: ControlFollowUps,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
    private readonly clock: Clock,
  ) {}

  /** 200, a page of the controls that are due; `estado`, `profesional`, `paciente`, `motivo` and `tratamiento` narrow it. */
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = await this.inputs.checkQuery(ControlListInput, fromControlsQuery(query));
    const page = await refusingCursor(this.controls.page(asked, staff));
    await this.accessLog.noteShown(
      'CONTROLS',
      page.nodes.map(({ patientId }) => patientId),
    );
    const today = this.clock.wall().date;
    return sendPage(reply, page, (row) => toControl(row, today));
  }

  /** 200 `{enlace}`; 400 by field, 404, 409 (another user wrote to the patient since). */
  @Needs('MESSAGES')
  @Idempotent.Route()
  @Post('invitar')
  @HttpCode(200)
  async invite(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    const { seenInvitationId, ...control } = await this.inputs.check(
      InviteToControlInput,
      fromFollowUp(body),
    );
    return { enlace: await this.followUps.invite(control, seenInvitationId ?? null, staff) };
  }

  /** 204; 400 by field, 404. */
  @Post('no-llamar')
  @HttpCode(204)
  async dismiss(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    const { note, ...control } = await this.inputs.check(DismissControlInput, fromFollowUp(body));
    await this.followUps.dismiss(control, note, staff);
  }

  /** 204; 400 by field, 404. */
  @Post('volver-a-llamar')
  @HttpCode(204)
  async restore(@JsonBody() body: Record<string, unknown>, @CurrentStaff() staff: SignedInStaff) {
    await this.followUps.restore(await this.inputs.check(ListedControlInput, fromFollowUp(body)), staff);
  }
}
