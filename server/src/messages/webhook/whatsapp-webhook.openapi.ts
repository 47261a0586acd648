import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject, TEXT } from '../../foundation/openapi/json-schema.js';
import { WhatsappWebhookController } from './whatsapp-webhook.controller.js';

export const whatsappWebhookApi = describeApi(WhatsappWebhookController, {
  tag: 'Messages',
  endpoints: {
    verify: {
      id: 'verifyWhatsappWebhook',
      summary: 'For WhatsApp: confirm that the address is the clinic’s',
      query: ['hub.mode', 'hub.verify_token', 'hub.challenge'].map((name) => ({ name, schema: TEXT })),
      answer: { media: ['text/plain'] },
      errors: ['FORBIDDEN', 'NOT_FOUND'],
    },
    note: {
      id: 'noteWhatsappReports',
      summary: 'For WhatsApp: report the delivery of messages',
      description: 'Signed in `X-Hub-Signature-256`.',
      body: { media: ['application/json'] },
      answer: { schema: answerObject({}), example: {} },
      errors: ['FORBIDDEN', 'NOT_FOUND'],
    },
  },
});
