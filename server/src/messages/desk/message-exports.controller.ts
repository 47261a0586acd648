import { timeAt } from '#domain/clinic-time.js';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EXPORT_PAGE, ListExports } from '../../access/list-exports.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { fromMessageQuery } from './mensajes.wire.js';
import { MessageList } from './message-list.js';
import { MessageListInput } from './message-list.input.js';

type Values = Readonly<Record<string, unknown>>;

@Needs('MESSAGES')
@Controller('api/notificaciones')
export class MessageExportsController {
  constructor(
    private readonly list: MessageList,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the messages to patients, newest first; filtered by `estado`, `tipo` and `canal`. */
  @Get('exportar')
  async export(@Query() query: Values, @Res() reply: FastifyReply): Promise<void> {
    const filter = await this.inputs.checkQuery(MessageListInput, fromMessageQuery(query));
    await this.exports.send(reply, 'MESSAGES', query['formato'], async (after) => {
      const page = await this.list.page({ ...filter, first: EXPORT_PAGE, after });
      return {
        ...page,
        nodes: page.nodes.map((row) => ({ ...row, time: timeAt(row.startMinute) })),
      };
    });
  }
}
