import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { Repeatable } from '../http/repeatable.decorator.js';
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

  @Query(() => [WebhookModel], { description: 'In the order in which they were made; at most ten.' })
  webhooks(): Promise<WebhookModel[]> {
    return this.service.all();
  }

  @Query(() => WebhookDeliveryPageModel, {
    description: 'The log of a webhook, of 30 days, newest first. Errors: INVALID_INPUT.',
  })
  async webhookDeliveries(@Args() input: DeliveryPageInput): Promise<WebhookDeliveryPageModel> {
    const page = await this.log.page(input);
    return { ...page, nodes: page.nodes.map(toDeliveryModel) };
  }

  @Repeatable.Field()
  @Mutation(() => NewWebhookSecretModel, {
    description: 'It is told what happens from then on. Errors: INVALID_INPUT (also for an eleventh one).',
  })
  createWebhook(
    @Args('input', { description: 'Where, and what.' }) input: WebhookInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewWebhookSecretModel> {
    return this.service.create(input, staff);
  }

  @Mutation(() => WebhookModel, {
    description: 'What waits goes to the new address, too. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateWebhook(
    @Args() { id, version }: WebhookVersion,
    @Args('input', { description: 'Where, and what, as it is to be.' }) input: WebhookInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<WebhookModel> {
    return this.service.update(id, version, input, staff);
  }

  @Mutation(() => WebhookModel, {
    description:
      'Stops it, or lets it go on. What happens while it is stopped is not told to it; what waited is given up. Errors: NOT_FOUND.',
  })
  setWebhookActive(
    @Args() { id, active }: WebhookActive,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<WebhookModel> {
    return this.service.setActive(id, active, staff);
  }

  @Repeatable.Field()
  @Mutation(() => NewWebhookSecretModel, {
    description: 'Gives it another secret. For a day, the former one signs, too. Errors: NOT_FOUND.',
  })
  renewWebhookSecret(
    @Args() { id }: WebhookId,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewWebhookSecretModel> {
    return this.service.renewSecret(id, staff);
  }

  @Mutation(() => Boolean, { description: 'With its log. Errors: NOT_FOUND.' })
  async deleteWebhook(@Args() { id }: WebhookId, @CurrentStaff() staff: SignedInStaff): Promise<boolean> {
    await this.service.remove(id, staff);
    return true;
  }

  @Repeatable.Field('APART')
  @Mutation(() => WebhookDeliveryModel, {
    description:
      'Sends `webhook.test` once, also to a stopped one, and answers how that went. Errors: NOT_FOUND, WEBHOOK_REFUSED without a secret.',
  })
  async testWebhook(@Args() { id }: WebhookId): Promise<WebhookDeliveryModel> {
    return toDeliveryModel(await this.log.test(id));
  }

  @Repeatable.Field()
  @Mutation(() => WebhookDeliveryModel, {
    description:
      'Sends an event again, by the same id, for a day. Errors: NOT_FOUND, WEBHOOK_REFUSED while it is being sent or its webhook is told nothing.',
  })
  async resendWebhookDelivery(@Args() { id }: DeliveryId): Promise<WebhookDeliveryModel> {
    return toDeliveryModel(await this.log.resend(id));
  }

  @Repeatable.Field()
  @Mutation(() => Int, {
    description:
      'Sends again all that was given up or failed so far, each in its order. Answers how many. Errors: NOT_FOUND, WEBHOOK_REFUSED where it is told nothing.',
  })
  resendFailedWebhookDeliveries(@Args() { id }: WebhookId): Promise<number> {
    return this.log.resendFailed(id);
  }
}
