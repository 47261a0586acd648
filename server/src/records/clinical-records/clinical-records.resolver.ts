import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ClinicalRecordsService } from './clinical-records.service.js';
import { RecordList } from './record-list.js';
import {
  ChangedRecordsInput,
  CreateClinicalRecordInput,
  PatientOfRecordsInput,
  RecordIdInput,
  RecordPageInput,
  UpdateClinicalRecordInput,
  UpdateRecordArgs,
} from './record.input.js';
import {
  ChangedRecordPageModel,
  ClinicalRecordModel,
  IrritationModel,
  RecordPageModel,
  RecordVersionModel,
  toRecordModel,
  toRecordPageModel,
  toVersionModel,
} from './record.model.js';

@Needs('HEALTH_DATA')
@Resolver(() => ClinicalRecordModel)
export class ClinicalRecordsResolver {
  constructor(
    private readonly records: ClinicalRecordsService,
    private readonly list: RecordList,
  ) {}

  @Query(() => RecordPageModel, {
    description: "A patient's records, newest date first. Errors: INVALID_INPUT.",
  })
  async clinicalRecords(@Args() input: RecordPageInput): Promise<RecordPageModel> {
    return toRecordPageModel(await this.list.page(input));
  }

  @WholeClinic()
  @Query(() => ChangedRecordPageModel, {
    description:
      'The records of all patients created or changed since an instant, latest change last. A change appears one second after its transaction and all that began before it have ended: continue from your last cursor. Errors: INVALID_INPUT.',
  })
  async changedRecords(@Args() query: ChangedRecordsInput): Promise<ChangedRecordPageModel> {
    const page = await this.list.changed(query);
    return { ...page, nodes: page.nodes.map(toRecordModel) };
  }

  @Query(() => ClinicalRecordModel, { nullable: true, description: 'Null if it does not exist.' })
  async clinicalRecord(@Args() { id }: RecordIdInput): Promise<ClinicalRecordModel | null> {
    const found = await this.list.read(id);
    return found ? toRecordModel(found) : null;
  }

  @Query(() => IrritationModel, {
    nullable: true,
    description:
      'The last recorded irritation of a patient’s skin or nails; null if there is none. The access is logged.',
  })
  async lastIrritation(@Args() { patientId }: PatientOfRecordsInput): Promise<IrritationModel | null> {
    return (await this.list.lastIrritation(patientId)) ?? null;
  }

  @Idempotent.Field()
  @Mutation(() => ClinicalRecordModel, {
    description:
      'Errors: INVALID_INPUT (on `usedSupplies` if there is not enough stock; nothing is written then).',
  })
  async createClinicalRecord(
    @Args('input', { description: 'The new record.' }) input: CreateClinicalRecordInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ClinicalRecordModel> {
    return toRecordModel(await this.records.create(input, staff));
  }

  @Mutation(() => ClinicalRecordModel, {
    description: 'Errors: NOT_FOUND, STALE (edited in the meantime), INVALID_INPUT.',
  })
  async updateClinicalRecord(
    @Args() { id, version }: UpdateRecordArgs,
    @Args('input', {
      description: 'The fields to change; the others stay. Without changes, there is no new version.',
    })
    input: UpdateClinicalRecordInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ClinicalRecordModel> {
    return toRecordModel(await this.records.update(id, input, staff, version));
  }

  @ResolveField(() => [RecordVersionModel], {
    description: 'All versions, newest first, including this one.',
  })
  async versions(@Parent() { id, patientId }: ClinicalRecordModel): Promise<RecordVersionModel[]> {
    return (await this.list.versions(id, patientId)).map(toVersionModel);
  }
}
