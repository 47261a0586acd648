import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../../access/actors/current-staff.decorator.js';
import { Needs } from '../../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { UpdateAppointmentArgs } from '../appointment.input.js';
import { AppointmentModel, toAppointmentModel } from '../appointment.model.js';
import { VisitorPatients } from './visitor-patients.js';

@Needs('AGENDA')
@Resolver(() => AppointmentModel)
export class VisitorPatientsResolver {
  constructor(private readonly visitorPatients: VisitorPatients) {}

  @Mutation(() => AppointmentModel, {
    description:
      'Makes `visitorName` a patient, with the e-mail and phone of the booking, and gives the appointment to them. Needs write access to patients, too. Errors: NOT_FOUND, STALE (edited in the meantime), INVALID_INPUT (it has a clinical record).',
  })
  async createPatientOfAppointment(
    @Args() { id, version }: UpdateAppointmentArgs,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<AppointmentModel> {
    return toAppointmentModel(await this.visitorPatients.separate(id, version, staff));
  }
}
