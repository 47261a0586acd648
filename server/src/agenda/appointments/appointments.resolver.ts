import { Args, Context, Info, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ReadAccessBatcher } from '../../access/log/read-access-batcher.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { selectsOnly } from '../../foundation/graphql/selects-only.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { DayRangeInput } from './agenda.input.js';
import { changesOf, draftOf } from './appointment.draft.js';
import {
  AppointmentIdInput,
  CreateAppointmentInput,
  UpdateAppointmentArgs,
  UpdateAppointmentInput,
} from './appointment.input.js';
import { AppointmentBooking } from './appointment-booking.js';
import { AppointmentDeletion } from './appointment-deletion.js';
import { AppointmentEditing } from './appointment-editing.js';
import { AppointmentList } from './appointment-list.js';
import {
  AppointmentModel,
  SHOWN_FIELDS,
  type ShownAppointment,
  toAppointmentModel,
  toShownAppointment,
} from './appointment.model.js';

@Needs('AGENDA')
@Resolver(() => AppointmentModel)
export class AppointmentsResolver {
  constructor(
    private readonly booking: AppointmentBooking,
    private readonly editing: AppointmentEditing,
    private readonly deletion: AppointmentDeletion,
    private readonly list: AppointmentList,
    private readonly readings: ReadAccessBatcher,
  ) {}

  @Query(() => [AppointmentModel], {
    description:
      'The appointments of a range of days, including cancelled ones, by time. Errors: INVALID_INPUT.',
  })
  async appointments(
    @Args() range: DayRangeInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AppointmentModel[] | ShownAppointment[]> {
    if (selectsOnly(SHOWN_FIELDS, info))
      return (await this.list.shownInRange(range.from, range.to)).map(toShownAppointment);
    return (await this.list.inRange(range.from, range.to)).map(toAppointmentModel);
  }

  @Query(() => AppointmentModel, { nullable: true, description: 'Null if it does not exist.' })
  async appointment(@Args() { id }: AppointmentIdInput): Promise<AppointmentModel | null> {
    const found = await this.list.find(id);
    return found ? toAppointmentModel(found) : null;
  }

  @Query(() => AppointmentModel, {
    nullable: true,
    description:
      "The newest manicure of the appointment's patient before it of which color, shape or technique was noted; null if there is none.",
  })
  async lastManicure(@Args() { id }: AppointmentIdInput): Promise<AppointmentModel | null> {
    const found = await this.list.lastManicureBefore(id);
    return found ? toAppointmentModel(found) : null;
  }

  @Idempotent.Field()
  @Mutation(() => AppointmentModel, {
    description: 'Errors: SLOT_TAKEN, INVALID_INPUT (on `time` if it is off the agenda).',
  })
  async createAppointment(
    @Args('input', { description: 'The patient, the time and the treatment.' }) input: CreateAppointmentInput,
  ): Promise<AppointmentModel> {
    return toAppointmentModel(await this.booking.create(draftOf(input)));
  }

  @Mutation(() => AppointmentModel, {
    description: 'Errors: NOT_FOUND, STALE (edited in the meantime), SLOT_TAKEN, INVALID_INPUT.',
  })
  async updateAppointment(
    @Args() { id, version }: UpdateAppointmentArgs,
    @Args('input', { description: 'The fields to change; the others stay.' }) input: UpdateAppointmentInput,
  ): Promise<AppointmentModel> {
    return toAppointmentModel(await this.editing.update(id, changesOf(input), version));
  }

  @Mutation(() => Boolean, { description: 'Deletes an appointment and frees its hours. Errors: NOT_FOUND.' })
  async deleteAppointment(@Args() { id }: AppointmentIdInput): Promise<boolean> {
    await this.deletion.delete(id);
    return true;
  }

  /** Health data: every read is logged, whichever operation returns the appointment. */
  @ResolveField()
  async notes(@Parent() { notes, patient }: AppointmentModel, @Context() answer: object): Promise<string> {
    if (notes) await this.readings.note(answer, 'NOTES', patient.id);
    return notes;
  }
}
