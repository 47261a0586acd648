import type { LocalDate } from '#domain/clinic-time.js';
import { Args, Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../../../access/actors/current-staff.decorator.js';
import { Needs } from '../../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import type { LiveEvent } from '../../../foundation/live/live-bus.js';
import { type StaffEvent, StaffEvents } from '../../../access/sessions/staff-events.js';
import { DayRangeInput } from '../agenda.input.js';

@ObjectType('AgendaChange', {
  description: 'Something on the agenda changed: query those days again. It holds ids and days only.',
})
export class AgendaChangeModel {
  @Field(() => Int, {
    nullable: true,
    description: 'Null if any appointment may have changed, and for users limited to their own agenda.',
  })
  appointmentId!: number | null;
  @Field(() => [LocalDateScalar], { description: 'The affected days; empty if any day may be.' })
  dates!: readonly LocalDate[];
}

function concerns(event: LiveEvent, { from, to }: DayRangeInput): boolean {
  if (event.kind === 'AGENDA') return event.dates.some((date) => from <= date && date <= to);
  return event.kind === 'SCHEDULE' || event.kind === 'RESYNC';
}

@Needs('AGENDA')
@Resolver()
export class AgendaChangesResolver {
  constructor(private readonly events: StaffEvents) {}

  @Subscription(() => AgendaChangeModel, {
    description:
      "Every change to the agenda between two days, as it happens, including other users' changes.",
    filter: async ({ event, isOpen }: StaffEvent, range: DayRangeInput) =>
      concerns(event, range) && (await isOpen()),
    resolve: ({ event, isLimited }: StaffEvent): AgendaChangeModel =>
      event.kind === 'AGENDA'
        ? { appointmentId: isLimited ? null : event.appointmentId, dates: event.dates }
        : { appointmentId: null, dates: [] },
  })
  agendaChanged(
    @Args() _range: DayRangeInput,
    @CurrentStaff() staff: SignedInStaff,
  ): AsyncIterableIterator<StaffEvent> {
    return this.events.eventsFor(staff);
  }
}
