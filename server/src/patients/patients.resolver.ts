import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../auth/rights/needs.decorator.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { CreatePatientInput, UpdatePatientInput } from './patient.input.js';
import { PatientIdInput, PatientRutInput, UpdatePatientArgs } from './patient-key.input.js';
import { ChangedPatients } from './changed-patients.js';
import { ChangedPatientsInput, PatientListInput } from './patient-list.input.js';
import { PatientList } from './patient-list.js';
import {
  ChangedPatientPageModel,
  PatientModel,
  PatientPageModel,
  toPatientModel,
  toPatientPageModel,
} from './patient.model.js';
import { PatientsService } from './patients.service.js';

@Needs('PATIENTS')
@Resolver(() => PatientModel)
export class PatientsResolver {
  constructor(
    private readonly patientsService: PatientsService,
    private readonly list: PatientList,
    private readonly changed: ChangedPatients,
  ) {}

  @Query(() => PatientPageModel, { description: 'Finds patients, a page at a time. Errors: INVALID_INPUT.' })
  async patients(@Args() query: PatientListInput): Promise<PatientPageModel> {
    return toPatientPageModel(await this.list.page(query));
  }

  @Query(() => ChangedPatientPageModel, {
    description:
      'Who is new or was changed since an instant, the last change last; without those whose data are blocked. A change shows a second after its transaction and all that began before it have ended, so that nothing appears behind a cursor: ask again with the last one. Errors: INVALID_INPUT.',
  })
  async changedPatients(@Args() query: ChangedPatientsInput): Promise<ChangedPatientPageModel> {
    const page = await this.changed.page(query);
    return { ...page, nodes: page.nodes.map(toPatientModel) };
  }

  @Query(() => PatientModel, { nullable: true, description: 'Null if there is none.' })
  async patient(@Args() { id }: PatientIdInput): Promise<PatientModel | null> {
    const found = await this.patientsService.find(id);
    return found ? toPatientModel(found) : null;
  }

  @Query(() => PatientModel, {
    nullable: true,
    description: 'The patient with a RUT; null if there is none. Errors: INVALID_INPUT for an invalid one.',
  })
  async patientByRut(@Args() { rut }: PatientRutInput): Promise<PatientModel | null> {
    const found = await this.patientsService.findByRut(rut);
    return found ? toPatientModel(found) : null;
  }

  @Repeatable.Field()
  @Mutation(() => PatientModel, { description: 'Errors: INVALID_INPUT, RUT_IN_USE.' })
  async createPatient(
    @Args('input', { description: 'Who the patient is.' }) input: CreatePatientInput,
  ): Promise<PatientModel> {
    return toPatientModel(await this.patientsService.create(input));
  }

  @Mutation(() => PatientModel, {
    description: 'Errors: NOT_FOUND, STALE (somebody else edited it meanwhile), RUT_IN_USE, INVALID_INPUT.',
  })
  async updatePatient(
    @Args() { id, version }: UpdatePatientArgs,
    @Args('input', { description: 'What changes; the rest stays.' }) input: UpdatePatientInput,
  ): Promise<PatientModel> {
    return toPatientModel(await this.patientsService.update(id, input, version));
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a patient with their appointments, and registers who did. Errors: NOT_FOUND, PATIENT_HAS_RECORDS.',
  })
  async deletePatient(@Args() { id }: PatientIdInput): Promise<boolean> {
    await this.patientsService.delete(id);
    return true;
  }

  @ResolveField(() => Int, { description: 'How many appointments would go if the patient were deleted.' })
  async appointmentCount(@Parent() { id }: PatientModel): Promise<number> {
    return (await this.patientsService.appointmentCounts([id]))[0] ?? 0;
  }

  @ResolveField(() => Boolean, {
    description: 'False for a patient with clinical records: deleting them answers PATIENT_HAS_RECORDS.',
  })
  mayBeDeleted(@Parent() { id }: PatientModel): Promise<boolean> {
    return this.patientsService.mayBeDeleted(id);
  }
}
