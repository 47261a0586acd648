import { Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { SignedInStaff } from '../auth/staff.js';
import { LiveBus, type LiveEvent } from '../live/live-bus.js';
import { mapIterator } from '../live/map-iterator.js';

@ObjectType('MessagesChange', {
  description: 'Something in the outbox or in the settings of messages changed: ask for them again.',
})
export class MessagesChangeModel {
  @Field(() => Int, {
    nullable: true,
    description: 'Whose messages; null where those of several may have changed.',
  })
  appointmentId!: number | null;
}

interface Heard {
  readonly event: LiveEvent;
  readonly isOpen: () => Promise<boolean>;
}

@Resolver()
export class MessageChangesResolver {
  constructor(
    private readonly live: LiveBus,
    private readonly sessions: SessionsService,
  ) {}

  @Subscription(() => MessagesChangeModel, {
    description: 'Tells of every change of the outbox, at once.',
    filter: async ({ event, isOpen }: Heard) =>
      (event.kind === 'MESSAGES' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: ({ event }: Heard): MessagesChangeModel => ({
      appointmentId: event.kind === 'MESSAGES' ? event.appointmentId : null,
    }),
  })
  messagesChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<Heard> {
    // A session that ended after the subscription began hears nothing more.
    const isOpen = async (): Promise<boolean> =>
      (await this.sessions.findOpen(staff.sessionId, staff.id)) !== undefined;
    return mapIterator(this.live.events(), ([event]) => ({ event, isOpen }));
  }
}
