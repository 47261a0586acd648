import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs, WholeClinic } from '../access/rights/needs.decorator.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
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

  @WholeClinic()
  @Query(() => ChangedPatientPageModel, {
    description:
      'Patients created or changed since an instant, most recent change last; without those whose data are blocked. A change appears a second after its transaction and all earlier ones have ended, so nothing can appear before a cursor: continue with the last one. Errors: INVALID_INPUT.',
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
    description:
      'The patient with this RUT; null if there is none. Errors: INVALID_INPUT for an invalid RUT.',
  })
  async patientByRut(@Args() { rut }: PatientRutInput): Promise<PatientModel | null> {
    const found = await this.patientsService.findByRut(rut);
    return found ? toPatientModel(found) : null;
  }

  @Idempotent.Field()
  @Mutation(() => PatientModel, { description: 'Errors: INVALID_INPUT, RUT_IN_USE.' })
  async createPatient(
    @Args('input', { description: 'The new patient.' }) input: CreatePatientInput,
  ): Promise<PatientModel> {
    return toPatientModel(await this.patientsService.create(input));
  }

  @Mutation(() => PatientModel, {
    description: 'Errors: NOT_FOUND, STALE (edited in the meantime), RUT_IN_USE, INVALID_INPUT.',
  })
  async updatePatient(
    @Args() { id, version }: UpdatePatientArgs,
    @Args('input', { description: 'The fields to change; the others stay.' }) input: UpdatePatientInput,
  ): Promise<PatientModel> {
    return toPatientModel(await this.patientsService.update(id, input, version));
  }

  @WholeClinic()
  @Mutation(() => Boolean, {
    description:
      'Deletes a patient with their appointments; the deletion is logged. Errors: NOT_FOUND, PATIENT_HAS_RECORDS (for users without the right to write health data also if the patient has a condition, a clinical case or alerts).',
  })
  async deletePatient(@Args() { id }: PatientIdInput): Promise<boolean> {
    await this.patientsService.delete(id);
    return true;
  }

  @ResolveField(() => Int, { description: 'How many appointments would be deleted with the patient.' })
  async appointmentCount(@Parent() { id }: PatientModel): Promise<number> {
    return (await this.patientsService.appointmentCounts([id]))[0] ?? 0;
  }

  @ResolveField(() => Boolean, {
    description:
      'False for a patient with clinical records, photos or documents: deleting one fails with PATIENT_HAS_RECORDS.',
  })
  mayBeDeleted(@Parent() { id }: PatientModel): Promise<boolean> {
    return this.patientsService.mayBeDeleted(id);
  }
}
