import { DomainError } from '#domain/errors.js';
import { BAD_SIGNATURE, BAD_VERIFY_TOKEN } from '#domain/message.es.js';
import { Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { BodyLimit } from '../http/body-limit.js';
import { SignedBody, type SignedText } from '../http/json-body.js';
import { NotificationOptions } from './notification-options.js';
import { WhatsappWebhook } from './whatsapp-webhook.js';

/** Meta sends up to 3 MB at once ('Webhooks', 'Payload size'). */
const LARGEST_BODY_BYTES = 3 * 1_048_576;

/** Where Meta tells what became of messages (Graph API v26.0, 'Webhooks'). It is public: the signature is what counts. */
@Controller('api/notificaciones/whatsapp/webhook')
export class WhatsappWebhookController {
  constructor(
    private readonly webhook: WhatsappWebhook,
    private readonly options: NotificationOptions,
  ) {}

  /** 200 with `hub.challenge`, once, when the address is registered; 403 for another token, 404 without the Cloud API. */
  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  verify(@Query() query: Record<string, unknown>): string {
    this.assertSetUp();
    const challenge = query['hub.challenge'];
    const isAsked = query['hub.mode'] === 'subscribe' && typeof challenge === 'string';
    if (!isAsked || !this.webhook.isVerifyToken(query['hub.verify_token'])) {
      throw new DomainError('FORBIDDEN', { message: BAD_VERIFY_TOKEN });
    }
    return challenge;
  }

  /** 200 `{}` for whatever is signed, also where it is about nothing of ours; 403 without a right signature, 413. */
  @Public()
  @Post()
  @HttpCode(200)
  @BodyLimit(LARGEST_BODY_BYTES)
  async note(@SignedBody() { text, signature, body }: SignedText) {
    this.assertSetUp();
    if (!this.webhook.isSigned(text, signature))
      throw new DomainError('FORBIDDEN', { message: BAD_SIGNATURE });
    await this.webhook.note(body);
    return {};
  }

  private assertSetUp(): void {
    if (!this.options.cloud) throw new DomainError('NOT_FOUND');
  }
}
