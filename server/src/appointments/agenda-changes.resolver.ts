import type { LocalDate } from '#domain/clinic-time.js';
import { Args, Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { SignedInStaff } from '../auth/staff.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { LiveBus, type LiveEvent } from '../live/live-bus.js';
import { mapIterator } from '../live/map-iterator.js';
import { checkRange, DayRangeInput } from './agenda.input.js';

@ObjectType('AgendaChange', {
  description: 'Something on the agenda changed: ask for those days again. It holds ids and days only.',
})
export class AgendaChangeModel {
  @Field(() => Int, { nullable: true, description: 'Null where all may have changed.' })
  appointmentId!: number | null;
  @Field(() => [LocalDateScalar], { description: 'The days concerned; empty where all are.' })
  dates!: readonly LocalDate[];
}

/** What the iterator carries beside the event, so that it can be judged when it comes. */
interface Heard {
  readonly event: LiveEvent;
  readonly range: DayRangeInput;
  readonly isOpen: () => Promise<boolean>;
}

const isWithin = ({ from, to }: DayRangeInput, dates: readonly LocalDate[]): boolean =>
  dates.some((date) => from <= date && date <= to);

@Resolver()
export class AgendaChangesResolver {
  constructor(
    private readonly live: LiveBus,
    private readonly sessions: SessionsService,
  ) {}

  @Subscription(() => AgendaChangeModel, {
    description: 'Tells of every change of the agenda within a stretch of days, whoever made it, at once.',
    filter: async ({ event, range, isOpen }: Heard) =>
      event.kind !== 'MESSAGES' &&
      (event.kind !== 'AGENDA' || isWithin(range, event.dates)) &&
      (await isOpen()),
    resolve: ({ event }: Heard): AgendaChangeModel =>
      event.kind === 'AGENDA'
        ? { appointmentId: event.appointmentId, dates: event.dates }
        : { appointmentId: null, dates: [] },
  })
  agendaChanged(
    @Args() range: DayRangeInput,
    @CurrentStaff() staff: SignedInStaff,
  ): AsyncIterableIterator<Heard> {
    checkRange(range);
    // A session that ended after the subscription began hears nothing more.
    const isOpen = async (): Promise<boolean> =>
      (await this.sessions.findOpen(staff.sessionId, staff.id)) !== undefined;
    return mapIterator(this.live.events(), ([event]) => ({ event, range, isOpen }));
  }
}
