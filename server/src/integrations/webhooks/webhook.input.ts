import { DELIVERY_STATES, type DeliveryState } from '#domain/integrations/webhooks/webhook.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { Webhook } from './webhook.entity.js';
import { DeliveryStateEnum } from './webhook.model.js';

const IsDeliveryState = oneOf('deliveryState', DELIVERY_STATES, FIELD_MESSAGES.oneOfList);

@InputType({ description: "The user's settings of a webhook." })
export class WebhookInput extends SentFields(Webhook, 'address', 'events') {}

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
