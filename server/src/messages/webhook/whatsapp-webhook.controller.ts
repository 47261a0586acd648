import { DomainError } from '#domain/errors.js';
import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/actors/public.decorator.js';
import { SignedBody } from '../../foundation/http/bodies/signed-body.js';
import { MessageOptions } from '../channels/message-options.js';
import { WhatsappWebhook } from './whatsapp-webhook.js';

/** Meta sends up to 3 MB at once ('Webhooks', 'Payload size'). */
const MAX_BODY_BYTES = 3 * 1_048_576;

/**
 * Meta reports the delivery of messages here (Graph API v26.0, 'Webhooks'). It is public, because the signature is
 * checked instead.
 */
@Controller('api/notificaciones/whatsapp/webhook')
export class WhatsappWebhookController {
  constructor(
    private readonly webhook: WhatsappWebhook,
    private readonly options: MessageOptions,
  ) {}

  /**
   * 200 with `hub.challenge`, once, when the address is registered; 403 for a wrong token, 404 without the Cloud API.
   */
  @Public()
  @Get()
  verify(@Query() query: Record<string, unknown>): string {
    this.assertSetUp();
    return this.webhook.confirmAddress({
      mode: query['hub.mode'],
      token: query['hub.verify_token'],
      challenge: query['hub.challenge'],
    });
  }

  /** 200 `{}` for any signed body, even if nothing in it concerns us; 403 without a valid signature, 413. */
  @Public()
  @Post()
  @HttpCode(200)
  @SignedBody({ largestBytes: MAX_BODY_BYTES, key: ({ messages }) => messages.cloud?.appSecret })
  async note(@Req() { body }: FastifyRequest) {
    this.assertSetUp();
    await this.webhook.note(body);
    return {};
  }

  private assertSetUp(): void {
    if (!this.options.cloud) throw new DomainError('NOT_FOUND');
  }
}
