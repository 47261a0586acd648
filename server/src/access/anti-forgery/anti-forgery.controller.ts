import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AntiForgery } from './anti-forgery.js';
import { Public } from '../actors/public.decorator.js';

@Controller('api/get-csrf-token')
export class AntiForgeryController {
  constructor(private readonly antiForgery: AntiForgery) {}

  /** 200 `{csrfToken}`, and sets the cookie `csrftoken` to the same token. */
  @Public()
  @Get()
  issue(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return { csrfToken: this.antiForgery.issue(request, reply) };
  }
}
