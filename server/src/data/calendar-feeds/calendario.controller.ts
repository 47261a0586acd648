import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { hasEtag } from '../../foundation/http/etag.js';
import { FeedReader } from './feed-reader.js';

/** The endpoint that calendars read. Its address is the secret: 404 for every invalid token. */
@Public()
@Controller('api/calendario')
export class CalendarioController {
  constructor(private readonly reader: FeedReader) {}

  /** 200, the agenda (RFC 5545); 304 if `If-None-Match` matches it. */
  @Get(':token/agenda.ics')
  async agenda(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    // Anyone with the address can read the agenda, so only the client may cache it, and must revalidate it each time.
    // Set before the token is checked, so that responses to invalid addresses have the same headers.
    void reply.headers({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { tag, write } = await this.reader.read(token, network);
    void reply.header('etag', tag);
    if (hasEtag(request, tag)) return void (await reply.status(304).send());
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .send(write());
  }
}
