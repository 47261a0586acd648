import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { PatientModel, toPatientModel } from '../patient.model.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { LikelyDuplicates } from './likely-duplicates.js';
import { MergePatientsInput, MergesOfInput, UndoMergeInput } from './patient-merge.input.js';
import { LikelyDuplicateModel, PatientMergeModel, toPatientMergeModel } from './patient-merge.model.js';
import { PatientMerges } from './patient-merges.js';

/** Records and conditions move, so it requires the right to them. */
@WholeClinic()
@Needs('HEALTH_DATA')
@Resolver()
export class PatientMergesResolver {
  constructor(
    private readonly merges: PatientMerges,
    private readonly duplicates: LikelyDuplicates,
  ) {}

  @Query(() => [LikelyDuplicateModel], {
    description: 'At most ten patients who may be the same person, those with most in common first.',
  })
  async likelyDuplicates(@Args() { patientId }: MergesOfInput): Promise<LikelyDuplicateModel[]> {
    const found = await this.duplicates.of(patientId);
    return found.map(({ patient, reasons }) => ({ patient: toPatientModel(patient), reasons: [...reasons] }));
  }

  @Query(() => [PatientMergeModel], {
    description: 'The merges that a patient results from, newest first.',
  })
  async patientMerges(@Args() { patientId }: MergesOfInput): Promise<PatientMergeModel[]> {
    return (await this.merges.of(patientId)).map(toPatientMergeModel);
  }

  @Idempotent.Field()
  @Mutation(() => PatientModel, {
    description:
      'Merges one patient into another: appointments, records, messages and everything else move to the kept patient, and the other RUT becomes a former one. Errors: NOT_FOUND, STALE, MERGE_REFUSED (blocked data), INVALID_INPUT.',
  })
  async mergePatients(
    @Args('input', { description: 'The two patients, as compared.' }) input: MergePatientsInput,
    @CurrentStaff() staff: Staff,
  ): Promise<PatientModel> {
    return toPatientModel(await this.merges.merge(input, staff));
  }

  @Mutation(() => PatientModel, {
    description:
      'Undoes a merge, for 30 days; what was added since stays with the kept patient. Returns the restored patient. Errors: NOT_FOUND, MERGE_REFUSED (too late, undone already, merged again since, or the RUT is taken).',
  })
  async undoPatientMerge(
    @Args() { id }: UndoMergeInput,
    @CurrentStaff() staff: Staff,
  ): Promise<PatientModel> {
    return toPatientModel(await this.merges.undo(id, staff));
  }
}
