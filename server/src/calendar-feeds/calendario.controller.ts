import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../auth/current-staff.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { FeedReader } from './feed-reader.js';

/** What calendars read. The address is the secret: 404 for every token that opens nothing. */
@Public()
@Controller('api/calendario')
export class CalendarioController {
  constructor(private readonly reader: FeedReader) {}

  /** 200, the agenda (RFC 5545); 304 where it is what `If-None-Match` names. */
  @Get(':token/agenda.ics')
  async agenda(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    // Whoever has the address has the agenda: kept by its reader alone, and asked for anew each time. What opens nothing
    // is told no further either.
    void reply.headers({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { tag, write } = await this.reader.read(token, network);
    void reply.header('etag', tag);
    if (isNamed(tag, request.headers['if-none-match'])) return void (await reply.status(304).send());
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .send(write());
  }
}

/** RFC 9110, 13.1.2: a proxy may have made the tag weak. */
const isNamed = (tag: string, asked: string | undefined): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false;
