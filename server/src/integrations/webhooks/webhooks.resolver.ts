import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { WebhookLog } from './webhook-log.js';
import {
  DeliveryId,
  DeliveryPageInput,
  WebhookActive,
  WebhookId,
  WebhookInput,
  WebhookVersion,
} from './webhook.input.js';
import {
  NewWebhookSecretModel,
  toDeliveryModel,
  WebhookDeliveryModel,
  WebhookDeliveryPageModel,
  WebhookModel,
} from './webhook.model.js';
import { Webhooks } from './webhooks.service.js';

@Needs('TEAM')
@Resolver(() => WebhookModel)
export class WebhooksResolver {
  constructor(
    private readonly service: Webhooks,
    private readonly log: WebhookLog,
  ) {}

  @Query(() => [WebhookModel], { description: 'In order of creation; at most ten.' })
  webhooks(): Promise<WebhookModel[]> {
    return this.service.all();
  }

  @Query(() => WebhookDeliveryPageModel, {
    description: 'The log of a webhook, for 30 days, newest first. Errors: INVALID_INPUT.',
  })
  async webhookDeliveries(@Args() input: DeliveryPageInput): Promise<WebhookDeliveryPageModel> {
    const page = await this.log.page(input);
    return { ...page, nodes: page.nodes.map(toDeliveryModel) };
  }

  @Idempotent.Field()
  @Mutation(() => NewWebhookSecretModel, {
    description:
      'Creates a webhook, which receives events from then on. Errors: INVALID_INPUT (also for an eleventh one).',
  })
  createWebhook(
    @Args('input', { description: 'The address and the events.' }) input: WebhookInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewWebhookSecretModel> {
    return this.service.create(input, staff);
  }

  @Mutation(() => WebhookModel, {
    description: 'Waiting events go to the new address, too. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateWebhook(
    @Args() { id, version }: WebhookVersion,
    @Args('input', { description: 'The new address and events.' }) input: WebhookInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<WebhookModel> {
    return this.service.update(id, version, input, staff);
  }

  @Mutation(() => WebhookModel, {
    description:
      'Stops or resumes it. Events that happen while it is stopped are never sent to it; waiting ones are given up. Errors: NOT_FOUND.',
  })
  setWebhookActive(
    @Args() { id, active }: WebhookActive,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<WebhookModel> {
    return this.service.setActive(id, active, staff);
  }

  @Idempotent.Field()
  @Mutation(() => NewWebhookSecretModel, {
    description: 'Gives it a new secret. The former one also signs for a day. Errors: NOT_FOUND.',
  })
  renewWebhookSecret(
    @Args() { id }: WebhookId,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewWebhookSecretModel> {
    return this.service.renewSecret(id, staff);
  }

  @Mutation(() => Boolean, { description: 'Also deletes its log. Errors: NOT_FOUND.' })
  async deleteWebhook(@Args() { id }: WebhookId, @CurrentStaff() staff: SignedInStaff): Promise<boolean> {
    await this.service.remove(id, staff);
    return true;
  }

  @Idempotent.Field('APART')
  @Mutation(() => WebhookDeliveryModel, {
    description:
      'Sends `webhook.test` once, even to a stopped one, and returns the result. Errors: NOT_FOUND, WEBHOOK_REFUSED without a secret.',
  })
  async testWebhook(@Args() { id }: WebhookId): Promise<WebhookDeliveryModel> {
    return toDeliveryModel(await this.log.test(id));
  }

  @Idempotent.Field()
  @Mutation(() => WebhookDeliveryModel, {
    description:
      'Sends an event again with the same id, retrying for a day. Errors: NOT_FOUND, WEBHOOK_REFUSED while it is being sent or if its webhook is stopped.',
  })
  async resendWebhookDelivery(@Args() { id }: DeliveryId): Promise<WebhookDeliveryModel> {
    return toDeliveryModel(await this.log.resend(id));
  }

  @Idempotent.Field()
  @Mutation(() => Int, {
    description:
      'Sends everything again that was given up or has failed so far, in order. Returns how many. Errors: NOT_FOUND, WEBHOOK_REFUSED if it is stopped.',
  })
  resendFailedWebhookDeliveries(@Args() { id }: WebhookId): Promise<number> {
    return this.log.resendFailed(id);
  }
}
