import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { draftOf } from '../appointments/appointment.draft.js';
import { CreateAppointmentInput } from '../appointments/appointment.input.js';
import { AppointmentModel, toAppointmentModel } from '../appointments/appointment.model.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import {
  CreateSeriesArgs,
  MoveSeriesArgs,
  SeriesIdArgs,
  SeriesPartArgs,
  SeriesPreviewArgs,
} from './series.input.js';
import { SeriesDayModel } from './series.model.js';
import { SeriesService } from './series.service.js';

@Needs('AGENDA')
@Resolver()
export class SeriesResolver {
  constructor(private readonly series: SeriesService) {}

  @Query(() => [SeriesDayModel], {
    description:
      'The days of a series before it is booked, including days that clash or are closed. Errors: INVALID_INPUT.',
  })
  seriesPreview(
    @Args() args: SeriesPreviewArgs,
    @Args('input', { description: 'As of one appointment, for each day of the series.' })
    input: CreateAppointmentInput,
  ): Promise<SeriesDayModel[]> {
    return this.series.preview(draftOf(input), args);
  }

  @Query(() => [AppointmentModel], {
    description: 'The appointments of a series, cancelled ones too, by time. Errors: INVALID_INPUT.',
  })
  async seriesAppointments(@Args() { seriesId }: SeriesIdArgs): Promise<AppointmentModel[]> {
    return (await this.series.of(seriesId)).map(toAppointmentModel);
  }

  @Idempotent.Field()
  @Mutation(() => [AppointmentModel], {
    description:
      'Books all of the days or none. Errors: SLOT_TAKEN, INVALID_INPUT; the message names the day.',
  })
  async createAppointmentSeries(
    @Args() { everyWeeks, dates }: CreateSeriesArgs,
    @Args('input', { description: 'As of one appointment, for each day of the series.' })
    input: CreateAppointmentInput,
  ): Promise<AppointmentModel[]> {
    return (await this.series.create(draftOf(input), everyWeeks, dates)).map(toAppointmentModel);
  }

  @Mutation(() => [AppointmentModel], {
    description:
      'Moves all upcoming appointments by the same number of days, or none. Errors: NOT_FOUND, SLOT_TAKEN, INVALID_INPUT; the message names the day.',
  })
  async moveAppointmentSeries(@Args() args: MoveSeriesArgs): Promise<AppointmentModel[]> {
    return (await this.series.move(args)).map(toAppointmentModel);
  }

  @Mutation(() => [AppointmentModel], { description: 'Cancels upcoming appointments. Errors: NOT_FOUND.' })
  async endAppointmentSeries(@Args() args: SeriesPartArgs): Promise<AppointmentModel[]> {
    return (await this.series.end(args)).map(toAppointmentModel);
  }
}
