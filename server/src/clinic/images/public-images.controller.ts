import { DomainError } from '#domain/errors.js';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/actors/public.decorator.js';
import { hasEtag } from '../../foundation/http/etag.js';
import { ClinicImagesService } from './clinic-images.service.js';

/** Cached for a year, because a different image has a different address. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

@Public()
@Controller('public/imagen')
export class PublicImagesController {
  constructor(private readonly images: ClinicImagesService) {}

  /** 200, the image; 304 if the browser has it; 404 once the clinic has replaced it. */
  @Get(':file')
  async show(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const hash = /^([0-9a-f]{64})\.(png|jpeg|webp)$/.exec(file)?.[1];
    const image = hash === undefined ? undefined : await this.images.find(hash);
    if (!image) throw new DomainError('NOT_FOUND');
    const tag = `"${hash}"`;
    void reply.header('etag', tag).header('cache-control', CACHE_FOREVER);
    if (hasEtag(request, tag)) await reply.status(304).send();
    else await reply.type(image.mediaType).send(image.bytes);
  }
}
