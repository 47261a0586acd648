import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { AccountInput } from '../account/account.input.js';
import {
  CancelPackInput,
  GiveBackSessionInput,
  PackIdInput,
  PackMemberInput,
  SellPackInput,
  UsePackInput,
} from './pack.input.js';
import { PACK, readCancellation, readSale, toPack } from './packs.wire.js';
import { PackMembers } from './pack-members.service.js';
import { Packs } from './packs.service.js';

type Body = Record<string, unknown>;

@Needs('CAJA')
@Controller('api/caja/packs')
@WireErrors(PACK)
export class PacksController {
  constructor(
    private readonly packs: Packs,
    private readonly members: PackMembers,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the packs that a patient bought or may use, the newest first; 400. */
  @Get()
  async list(@Query('paciente') patient: unknown) {
    const { patientId } = await this.inputs.checkQuery(AccountInput, { patientId: asWholeNumber(patient) });
    return (await this.packs.of(patientId)).map(toPack);
  }

  /** 201; 400 by field, 404, 409 if another payment names the document. */
  @Idempotent.Route()
  @Post()
  async sell(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    return toPack(await this.packs.sell(await this.inputs.check(SellPackInput, readSale(body)), staff));
  }

  /** 201, the pack afterwards; 400 by field, 404, 409 if no session is left. */
  @Idempotent.Route()
  @Post('usar/:id')
  async use(@Param('id') text: string, @JsonBody() body: Body) {
    const { id, appointmentId } = await this.inputs.check(UsePackInput, {
      id: asWholeNumber(text),
      appointmentId: body[PACK.appointmentId],
    });
    return toPack(await this.packs.use(id, appointmentId));
  }

  /** 201, the pack afterwards, which another patient may use; 400 by field, 404. */
  @Idempotent.Route()
  @Post('familia/:id')
  async share(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id, patientId } = await this.readMember(text, body);
    return toPack(await this.members.add(id, patientId, staff));
  }

  /** 201, the pack afterwards, which they can't use any more; 400 by field, 404. */
  @Idempotent.Route()
  @Post('familia/quitar/:id')
  async unshare(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id, patientId } = await this.readMember(text, body);
    return toPack(await this.members.remove(id, patientId, staff));
  }

  private readMember(id: string, body: Body): Promise<PackMemberInput> {
    const sent = { id: asWholeNumber(id), patientId: body[PACK.patientId] };
    return this.inputs.check(PackMemberInput, sent);
  }

  /** 201, the pack afterwards; 400 by field, 404. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('sesiones/devolver/:id')
  async giveBack(@Param('id') text: string, @JsonBody() body: Body) {
    const { id, reason } = await this.inputs.check(GiveBackSessionInput, {
      id: asWholeNumber(text),
      reason: body[PACK.reason],
    });
    return toPack(await this.packs.giveBack(id, reason));
  }

  /** 201, the pack afterwards; 400 by field, 404. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('cancelar/:id')
  async cancel(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id } = await this.inputs.checkQuery(PackIdInput, { id: asWholeNumber(text) });
    const input = await this.inputs.check(CancelPackInput, readCancellation(body));
    return toPack(await this.packs.cancel(id, input, staff));
  }
}
