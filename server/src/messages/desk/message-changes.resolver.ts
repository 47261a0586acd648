import { Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../../auth/current-staff.decorator.js';
import { Needs } from '../../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../../auth/staff.js';
import { type StaffEvent, StaffEvents } from '../../auth/sessions/staff-events.js';

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

@Needs('MESSAGES')
@Resolver()
export class MessageChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => MessagesChangeModel, {
    description: 'Every change of the outbox, at once.',
    filter: async ({ event, isOpen }: StaffEvent) =>
      (event.kind === 'MESSAGES' || event.kind === 'RESYNC') && (await isOpen()),
    resolve: ({ event }: StaffEvent): MessagesChangeModel => ({
      appointmentId: event.kind === 'MESSAGES' ? event.appointmentId : null,
    }),
  })
  messagesChanged(@CurrentStaff() staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
