import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../auth/current-staff.decorator.js';
import { Needs } from '../../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../../auth/staff.js';
import { Clock } from '../../clock.js';
import { MessageIdInput, MessageListInput, SendMessageInput } from './message-list.input.js';
import { MessageList } from './message-list.js';
import { MessagesService } from './messages.service.js';
import {
  OutboundMessageModel,
  OutboundMessagePageModel,
  toOutboundMessageModel,
} from './outbound-message.model.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';
import { Repeatable } from '../../http/repeatable.decorator.js';

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
      'What patients were told, are told and should be told. What waits for staff: `states: [WAITING], order: APPOINTMENT`.',
  })
  async outboundMessages(@Args() input: MessageListInput): Promise<OutboundMessagePageModel> {
    const page = await this.list.page(input);
    return { ...page, nodes: page.nodes.map((row) => this.shown(row)) };
  }

  @Repeatable.Field('APART')
  @Mutation(() => OutboundMessageModel, {
    description:
      'Sends a WhatsApp message about an appointment, or puts it up for sending where staff send through links; `state` and `failure` say what came of it. Errors: NOT_FOUND, APPOINTMENT_NOT_AHEAD.',
  })
  async sendMessage(
    @Args() { appointmentId, kind }: SendMessageInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.send(appointmentId, kind, staff));
  }

  @Repeatable.Field()
  @Mutation(() => String, {
    description:
      'Opens WhatsApp with a message that staff send themselves, with a link to the appointment that is made for it. Errors: NOT_FOUND, MESSAGE_SETTLED for an e-mail.',
  })
  openMessage(@Args() { id }: MessageIdInput): Promise<string> {
    return this.messages.openLink(id);
  }

  @Mutation(() => OutboundMessageModel, {
    description:
      'Notes that staff sent a waiting message through its link. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async markMessageSent(
    @Args() { id }: MessageIdInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.markSent(id, staff));
  }

  @Mutation(() => OutboundMessageModel, {
    description: 'Takes `markMessageSent` back: the message waits again. Errors: NOT_FOUND, MESSAGE_SETTLED.',
  })
  async unmarkMessageSent(@Args() { id }: MessageIdInput): Promise<OutboundMessageModel> {
    return this.shown(await this.messages.unmarkSent(id));
  }

  @Repeatable.Field('APART')
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
    description: 'Decides that a message is not sent. Errors: NOT_FOUND, MESSAGE_SETTLED.',
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
