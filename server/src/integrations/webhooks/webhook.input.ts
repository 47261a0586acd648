import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import {
  DELIVERY_STATES,
  type DeliveryState,
  MAX_WEBHOOK_ADDRESS_LENGTH,
  WEBHOOK_EVENTS,
  type WebhookEventKind,
} from '#domain/integrations/webhooks/webhook.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsBoolean } from 'class-validator';
import { IsId, isBlank, oneOf, rule, someOf, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { DeliveryStateEnum, WebhookEventEnum } from './webhook.model.js';

function isWebhookAddress(value: unknown): boolean {
  if (isBlank(value)) return true;
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hash, href } = new URL(value);
  return username === '' && password === '' && hash === '' && href.length <= MAX_WEBHOOK_ADDRESS_LENGTH;
}

const IsWebhookAddress = rule('webhookAddress', isWebhookAddress, WEBHOOK_MESSAGES.address);
const AreWebhookEvents = someOf('webhookEvents', WEBHOOK_EVENTS, WEBHOOK_MESSAGES.events);
const IsDeliveryState = oneOf('deliveryState', DELIVERY_STATES, FIELD_MESSAGES.oneOfList);

@InputType({ description: "The user's settings of a webhook." })
export class WebhookInput {
  @Field(() => String, {
    description: '`https:`, without user, password and fragment. Redirects are not followed.',
  })
  @IsWebhookAddress()
  @Text(MAX_WEBHOOK_ADDRESS_LENGTH)
  address!: string;

  @Field(() => [WebhookEventEnum], { description: 'At least one, each once.' })
  @AreWebhookEvents()
  @ArrayUnique({ message: WEBHOOK_MESSAGES.events })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: WEBHOOK_MESSAGES.events })
  @ArrayNotEmpty({ message: WEBHOOK_MESSAGES.noEvents })
  events!: WebhookEventKind[];
}

@ArgsType()
export class WebhookId {
  @Field(() => Int, { description: "The webhook's id." }) @IsId() id!: number;
}

@ArgsType()
export class WebhookVersion extends WebhookId {
  @Field(() => Int, { description: 'The `version` that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class WebhookActive extends WebhookId {
  @Field(() => Boolean, { description: 'False: it receives nothing until it is true again.' })
  @IsBoolean()
  active!: boolean;
}

@ArgsType()
export class DeliveryId {
  @Field(() => Int, { description: "The delivery's id." }) @IsId() id!: number;
}

@ArgsType()
export class DeliveryPageInput extends PageInput(20, 100) {
  @Field(() => Int, { description: 'The webhook whose log is listed.' }) @IsId() webhookId!: number;

  @Field(() => DeliveryStateEnum, {
    nullable: true,
    description: 'Only deliveries in this state; absent: all.',
  })
  @IsDeliveryState('optional')
  state?: DeliveryState | null;
}
