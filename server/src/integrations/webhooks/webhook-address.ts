import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import { MAX_WEBHOOK_ADDRESS_LENGTH } from '#domain/integrations/webhooks/webhook.js';
import { isBlank, rule } from '../../foundation/input/field-rules.js';

function isWebhookAddress(value: unknown): boolean {
  if (isBlank(value)) return true;
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hash, href } = new URL(value);
  return username === '' && password === '' && hash === '' && href.length <= MAX_WEBHOOK_ADDRESS_LENGTH;
}

export const IsWebhookAddress = rule('webhookAddress', isWebhookAddress, WEBHOOK_MESSAGES.address);
