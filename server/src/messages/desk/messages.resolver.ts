import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { MessageIdInput, MessageListInput, SendMessageInput } from './message-list.input.js';
import { MessageList } from './message-list.js';
import { MessagesService } from './messages.service.js';
import {
  OutboundMessageModel,
  OutboundMessagePageModel,
  toOutboundMessageModel,
} from './outbound-message.model.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';

@Needs('MESSAGES')
@Resolver(() => OutboundMessageModel)
export class MessagesResolver {
  constructor(
    private readonly messages: MessagesService,
    private readonly list: MessageList,
    private readonly clock: Clock,
  ) {}

  @Query(() => OutboundMessagePageModel, {
    description:
      'Past, current and pending messages to patients. Those waiting for staff: `states: [WAITING], order: APPOINTMENT`.',
  })
  async outboundMessages(@Args() input: MessageListInput): Promise<OutboundMessagePageModel> {
    const page = await this.list.page(input);
    return { ...page, nodes: page.nodes.map((row) => this.shown(row)) };
  }

  @Idempotent.Field('APART')
  @Mutation(() => OutboundMessageModel, {
    description:
      'Sends a WhatsApp message about an appointment, or queues it for staff if they send through links; `state` and `failure` report the outcome. Errors: NOT_FOUND, APPOINTMENT_NOT_AHEAD.',
  })
  async sendMessage(
    @Args() { appointmentId, kind }: SendMessageInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.send(appointmentId, kind, staff));
  }

  @Idempotent.Field()
  @Mutation(() => String, {
    description:
      'Returns a link that opens WhatsApp with a message for staff to send, with a new link to the appointment. Errors: NOT_FOUND, MESSAGE_SETTLED for an e-mail.',
  })
  openMessage(@Args() { id }: MessageIdInput): Promise<string> {
    return this.messages.openLink(id);
  }

  @Mutation(() => OutboundMessageModel, {
    description:
      'Records that staff sent a waiting message through its link. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async markMessageSent(
    @Args() { id }: MessageIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.markSent(id, staff));
  }

  @Mutation(() => OutboundMessageModel, {
    description:
      'Undoes `markMessageSent`: the message is waiting again. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async unmarkMessageSent(@Args() { id }: MessageIdInput): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.unmarkSent(id));
  }

  @Idempotent.Field('APART')
  @Mutation(() => OutboundMessageModel, {
    description:
      'Sends a message again that failed or may not have arrived. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async retryMessage(
    @Args() { id }: MessageIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.retry(id, staff));
  }

  @Mutation(() => OutboundMessageModel, {
    description: 'Marks a message as not to be sent. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async discardMessage(
    @Args() { id }: MessageIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.discard(id, staff));
  }

  private shown(row: OutboundMessageRow): OutboundMessageModel {
    return toOutboundMessageModel(row, this.clock.wall());
  }
}
