import { DomainError } from '#domain/errors.js';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../auth/public.decorator.js';
import { ClinicImagesService } from './clinic-images.service.js';

/** Whoever has it keeps it for a year: another image has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

@Public()
@Controller('public/imagen')
export class PublicImagesController {
  constructor(private readonly images: ClinicImagesService) {}

  /** 200, the pixels; 304 where the browser has them; 404 once the clinic has replaced the image. */
  @Get(':file')
  async show(
    @Param('file') file: string,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const hash = /^([0-9a-f]{64})\.(png|jpeg|webp)$/.exec(file)?.[1];
    const image = hash === undefined ? undefined : await this.images.find(hash);
    if (!image) throw new DomainError('NOT_FOUND');
    const tag = `"${hash}"`;
    void reply.header('etag', tag).header('cache-control', FOR_EVER);
    const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (known.includes(tag)) await reply.status(304).send();
    else await reply.type(image.mediaType).send(image.bytes);
  }
}
