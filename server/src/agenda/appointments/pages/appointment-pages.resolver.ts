import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { AppointmentPageInput } from './appointment-page.input.js';
import { AppointmentPages } from './appointment-pages.js';
import { AppointmentPageModel, toAppointmentModel } from '../appointment.model.js';

@Needs('AGENDA')
@Resolver()
export class AppointmentPagesResolver {
  constructor(private readonly pages: AppointmentPages) {}

  @Query(() => AppointmentPageModel, {
    description:
      'Appointments in pages, including cancelled ones. With `changedSince`, a change appears one second after its transaction and all that began before it have ended, so nothing appears behind a cursor: continue from your last one. Deleted appointments are not listed. Errors: INVALID_INPUT.',
  })
  async appointmentPages(@Args() query: AppointmentPageInput): Promise<AppointmentPageModel> {
    const page = await this.pages.page(query);
    return { ...page, nodes: page.nodes.map(toAppointmentModel) };
  }
}
