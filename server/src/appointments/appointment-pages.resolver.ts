import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../auth/rights/needs.decorator.js';
import { AppointmentPageInput } from './appointment-page.input.js';
import { AppointmentPages } from './appointment-pages.js';
import { AppointmentPageModel, toAppointmentModel } from './appointment.model.js';

@Needs('AGENDA')
@Resolver()
export class AppointmentPagesResolver {
  constructor(private readonly pages: AppointmentPages) {}

  @Query(() => AppointmentPageModel, {
    description:
      'Appointments a page at a time, cancelled ones too. With `changedSince`, a change shows a second after its transaction and all that began before it have ended, so that nothing appears behind a cursor: ask again with the last one. A deleted one shows nowhere. Errors: INVALID_INPUT.',
  })
  async appointmentPages(@Args() query: AppointmentPageInput): Promise<AppointmentPageModel> {
    const page = await this.pages.page(query);
    return { ...page, nodes: page.nodes.map(toAppointmentModel) };
  }
}
