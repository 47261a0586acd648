import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { ExportInput } from './export.input.js';
import { EXPORTACION, fromExportacion } from './exportacion.wire.js';
import { PersonExports } from './person-exports.js';

@WholeClinic()
@Needs('HEALTH_DATA')
@Controller('api/privacidad/exportar')
@WireErrors(EXPORTACION)
export class ExportsController {
  constructor(
    private readonly exports: PersonExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all of a person's data as a PDF or as JSON (docs/person-export.schema.json); 400 by field; 404. */
  @Post()
  @HttpCode(200)
  async export(@JsonBody() body: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const asked = await this.inputs.check(ExportInput, fromExportacion(body));
    const { fileName, type, content } = await this.exports.create(asked);
    await reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  }
}
