import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { AppointmentModel, toAppointmentModel } from '../appointments/appointment.model.js';
import { CurrentStaff } from '../auth/current-staff.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../auth/staff.js';
import { ClinicalRecordModel, toRecordModel } from '../clinical-records/record.model.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { FinishVisitInput, PatientOfVisitsInput, VisitIdInput, WalkInInput } from './visit.input.js';
import { VisitsService } from './visits.service.js';
import { WalkIns } from './walk-ins.js';

@ObjectType('FinishedVisit', { description: 'A completed appointment and its record.' })
class FinishedVisitModel {
  @Field(() => AppointmentModel, { description: 'Now `COMPLETED`.' }) appointment!: AppointmentModel;
  @Field(() => ClinicalRecordModel, { description: 'What was written about the visit just now.' })
  record!: ClinicalRecordModel;
}

@Resolver()
export class VisitsResolver {
  constructor(
    private readonly visits: VisitsService,
    private readonly walkIns: WalkIns,
  ) {}

  @Needs('AGENDA')
  @Query(() => Int, { description: 'How often a patient did not come in the twelve months up to today.' })
  noShows(@Args() { patientId }: PatientOfVisitsInput): Promise<number> {
    return this.visits.noShows(patientId);
  }

  @Needs('HEALTH_DATA')
  @Repeatable.Field()
  @Mutation(() => AppointmentModel, {
    description:
      'Somebody who came without an appointment is attended from now on. The appointment starts with the half hour that is running, at any hour and on any day, and is overbooked where that time is taken. Errors: INVALID_INPUT (on `phone` where another patient has it, on `patient` where they are attended already).',
  })
  async startWalkIn(
    @Args('input', { description: 'Who came, and what for.' }) input: WalkInInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<AppointmentModel> {
    return toAppointmentModel(await this.walkIns.start(input, staff));
  }

  @Needs('HEALTH_DATA')
  @Mutation(() => AppointmentModel, {
    description: 'The patient is attended from now on. Errors: NOT_FOUND, VISIT_CLOSED.',
  })
  async startVisit(@Args() { appointmentId }: VisitIdInput): Promise<AppointmentModel> {
    return toAppointmentModel(await this.visits.start(appointmentId));
  }

  @Needs('HEALTH_DATA')
  @Repeatable.Field()
  @Mutation(() => FinishedVisitModel, {
    description:
      'Writes the record, takes the stock and completes the appointment, all or nothing. Errors: NOT_FOUND, VISIT_CLOSED (somebody else finished it, or it is cancelled), INVALID_INPUT.',
  })
  async finishVisit(
    @Args() { appointmentId }: VisitIdInput,
    @Args('input', { description: 'The clinical record of the visit.' }) input: FinishVisitInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<FinishedVisitModel> {
    const { appointment, record } = await this.visits.finish(appointmentId, input, staff);
    return { appointment: toAppointmentModel(appointment), record: toRecordModel(record) };
  }
}
