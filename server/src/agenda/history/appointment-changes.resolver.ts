import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { AppointmentChangePageModel, toChangePageModel } from './appointment-change.model.js';
import { AppointmentChangesInput } from './appointment-changes.input.js';
import { AppointmentHistory } from './appointment-history.js';

@Needs('AGENDA')
@Resolver()
export class AppointmentChangesResolver {
  constructor(
    private readonly history: AppointmentHistory,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  @Query(() => AppointmentChangePageModel, {
    description:
      'The history of an appointment, newest first, even if it was deleted. Changes from before the history existed are missing. Errors: INVALID_INPUT.',
  })
  async appointmentChanges(@Args() input: AppointmentChangesInput): Promise<AppointmentChangePageModel> {
    const page = await this.history.page(input);
    const { changeDeadlineHours } = await this.clinic.forOwner();
    return toChangePageModel(page, this.clock.timeZone, changeDeadlineHours);
  }
}
