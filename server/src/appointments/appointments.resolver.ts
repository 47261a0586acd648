import { Args, Query, Resolver } from '@nestjs/graphql';
import { AppointmentModel, toAppointmentModel } from './appointment.model.js';
import { AppointmentsService } from './appointments.service.js';
import { checkRange, DayRangeInput } from './agenda.input.js';

@Resolver(() => AppointmentModel)
export class AppointmentsResolver {
  constructor(private readonly appointmentsService: AppointmentsService) {}

  @Query(() => [AppointmentModel], {
    description: 'The appointments of a stretch of days, cancelled ones too, by time. Errors: INVALID_INPUT.',
  })
  async appointments(@Args() range: DayRangeInput): Promise<AppointmentModel[]> {
    checkRange(range);
    return (await this.appointmentsService.inRange(range.from, range.to)).map(toAppointmentModel);
  }
}
