import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { AppointmentModel, toAppointmentModel } from '../agenda/appointments/appointment.model.js';
import { CurrentStaff } from '../access/actors/current-staff.decorator.js';
import { Needs } from '../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../access/actors/staff.js';
import { ClinicalRecordModel, toRecordModel } from '../records/clinical-records/record.model.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
import { FinishVisitInput, PatientOfVisitsInput, VisitIdInput, WalkInInput } from './visit.input.js';
import { VisitsService } from './visits.service.js';
import { WalkIns } from './walk-ins.js';

@ObjectType('FinishedVisit', { description: 'A completed appointment and its record.' })
class FinishedVisitModel {
  @Field(() => AppointmentModel, { description: 'Now `COMPLETED`.' }) appointment!: AppointmentModel;
  @Field(() => ClinicalRecordModel, { description: 'The record just written about the visit.' })
  record!: ClinicalRecordModel;
}

@Resolver()
export class VisitsResolver {
  constructor(
    private readonly visits: VisitsService,
    private readonly walkIns: WalkIns,
  ) {}

  @Needs('AGENDA')
  @Query(() => Int, {
    description: 'How many appointments a patient missed in the twelve months up to today.',
  })
  noShows(@Args() { patientId }: PatientOfVisitsInput): Promise<number> {
    return this.visits.noShows(patientId);
  }

  @Needs('HEALTH_DATA')
  @Idempotent.Field()
  @Mutation(() => AppointmentModel, {
    description:
      'Starts attending a patient who came without an appointment. The appointment starts at the current half hour, at any hour and on any day, and is overbooked if that time is taken. Errors: INVALID_INPUT (on `phone` if another patient has it, on `patient` if they are already being attended).',
  })
  async startWalkIn(
    @Args('input', { description: 'The patient and the treatment.' }) input: WalkInInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<AppointmentModel> {
    return toAppointmentModel(await this.walkIns.start(input, staff));
  }

  @Needs('HEALTH_DATA')
  @Mutation(() => AppointmentModel, {
    description: 'Starts attending the patient. Errors: NOT_FOUND, VISIT_CLOSED.',
  })
  async startVisit(@Args() { appointmentId }: VisitIdInput): Promise<AppointmentModel> {
    return toAppointmentModel(await this.visits.start(appointmentId));
  }

  @Needs('HEALTH_DATA')
  @Idempotent.Field()
  @Mutation(() => FinishedVisitModel, {
    description:
      'Writes the record, deducts the supplies, completes the appointment and charges the price of its treatment, all or nothing. Errors: NOT_FOUND, VISIT_CLOSED (it already has a record, or is cancelled), INVALID_INPUT.',
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
