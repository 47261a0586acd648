import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Needs } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { FRASE, readPhrase, toFrase } from './frase.wire.js';
import { PhraseIdInput, PhraseInput } from './phrase.input.js';
import { Phrases } from './phrases.service.js';

@Needs('HEALTH_DATA')
@Controller('api/frases')
@WireErrors(FRASE)
export class PhrasesController {
  constructor(
    private readonly phrases: Phrases,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all by `titulo`. */
  @Get()
  async list() {
    return (await this.phrases.all()).map(toFrase);
  }

  /** 201; 400 by field. */
  @Idempotent.Route()
  @Post()
  async create(@JsonBody() body: Record<string, unknown>) {
    return toFrase(await this.phrases.create(await this.inputs.check(PhraseInput, readPhrase(body))));
  }

  /** 200; a missing key keeps its value, last write wins; 400 by field, 404. */
  @Put(':id')
  async update(@Param('id') text: string, @JsonBody() body: Record<string, unknown>) {
    const id = await this.idOf(text);
    const { box, title, text: words, serviceType, treatmentId, professionalId } = await this.phrases.read(id);
    const stored = { box, title, text: words, serviceType, treatmentId, professionalId };
    const input = await this.inputs.check(PhraseInput, { ...stored, ...readPhrase(body) });
    return toFrase(await this.phrases.update(id, undefined, input));
  }

  /** 204; 404. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') text: string): Promise<void> {
    await this.phrases.delete(await this.idOf(text));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(PhraseIdInput, { id: asWholeNumber(text) })).id;
  }
}
