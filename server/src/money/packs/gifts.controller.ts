import { Controller, Get, Param, Post } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { PackIdInput, RedeemGiftInput, SellGiftInput } from './pack.input.js';
import { PackGifts } from './pack-gifts.service.js';
import { PACK, readSale, toPack, toRegalo } from './packs.wire.js';

type Body = Record<string, unknown>;

@Needs('CAJA')
@Controller('api/caja/packs/regalos')
@WireErrors(PACK)
export class GiftsController {
  constructor(
    private readonly gifts: PackGifts,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the gifts that can still be redeemed, the newest first. */
  @Get()
  async list() {
    return (await this.gifts.open()).map(toPack);
  }

  /** 201, with the code, which is never shown again; 400 by field, 404, 409 if another payment names the document. */
  @Idempotent.Route()
  @Post()
  async sell(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    return toRegalo(await this.gifts.sell(await this.inputs.check(SellGiftInput, readSale(body)), staff));
  }

  /** 201, the pack of the patient; 400 by field, 404. */
  @Idempotent.Route()
  @Post('canjear')
  async redeem(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const sent = { code: body[PACK.code], patientId: body[PACK.patientId] };
    const { code, patientId } = await this.inputs.check(RedeemGiftInput, sent);
    return toPack(await this.gifts.redeem(code, patientId, staff));
  }

  /** 201, with another code; 400 by field, 404. */
  @Idempotent.Route()
  @Post('codigo/:id')
  async renew(@Param('id') text: string) {
    const { id } = await this.inputs.checkQuery(PackIdInput, { id: asWholeNumber(text) });
    return toRegalo(await this.gifts.renew(id));
  }
}
