import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { CARNET, readChannel, toCarnet } from './carnet.wire.js';
import { CardOfInput, SentCardInput } from './control-card.model.js';
import { ControlCards } from './control-cards.service.js';

@Needs('HEALTH_DATA')
@Controller('api/pacientes/fichas/:id/carnet')
@WireErrors(CARNET)
export class ControlCardsController {
  constructor(
    private readonly cards: ControlCards,
    private readonly inputs: Inputs,
  ) {}

  /** 200, with links that open WhatsApp and the mail program, or null; 404. */
  @Get()
  async read(@Param('id') id: string) {
    const { recordId } = await this.inputs.checkQuery(CardOfInput, { recordId: asWholeNumber(id) });
    return toCarnet(await this.cards.of(recordId));
  }

  /** 204, logs that it was sent; 400 on `canal`, 404, 409 if the patient opposes messages. */
  @Post('enviado')
  @HttpCode(204)
  async noteSent(@Param('id') id: string, @JsonBody() body: Record<string, unknown>): Promise<void> {
    const { recordId } = await this.inputs.checkQuery(CardOfInput, { recordId: asWholeNumber(id) });
    const { channel } = await this.inputs.check(SentCardInput, { recordId, channel: readChannel(body) });
    await this.cards.noteSent(recordId, channel);
  }
}
