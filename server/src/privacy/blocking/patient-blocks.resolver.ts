import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BlockPatientArgs, BlocksOfInput, LiftBlockArgs } from './patient-block.input.js';
import { PatientBlockModel } from './patient-block.model.js';
import { type PatientBlockRow, PatientBlocks } from './patient-blocks.js';

@Needs('PATIENTS')
@Resolver()
export class PatientBlocksResolver {
  constructor(private readonly blocks: PatientBlocks) {}

  @Query(() => [PatientBlockModel], { description: "A patient's blocks, newest first." })
  patientBlocks(@Args() { patientId }: BlocksOfInput): Promise<PatientBlockRow[]> {
    return this.blocks.of(patientId);
  }

  @WholeClinic()
  @Query(() => [PatientBlockModel], { description: 'The blocks in force, oldest first.' })
  blockedPatients(): Promise<PatientBlockRow[]> {
    return this.blocks.open();
  }

  @WholeClinic()
  @Idempotent.Field()
  @Mutation(() => [PatientBlockModel], {
    description:
      "Hides a patient from search and lists (Ley 19.628, article 8 ter). Returns all of the patient's blocks. Errors: NOT_FOUND, REQUEST_SETTLED, INVALID_INPUT.",
  })
  blockPatient(
    @Args() { patientId, reason }: BlockPatientArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<PatientBlockRow[]> {
    return this.blocks.block(patientId, reason, staff);
  }

  @WholeClinic()
  @Mutation(() => [PatientBlockModel], {
    description: "Returns all of the patient's blocks. Errors: NOT_FOUND, REQUEST_SETTLED, INVALID_INPUT.",
  })
  liftPatientBlock(
    @Args() { id, reason }: LiftBlockArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<PatientBlockRow[]> {
    return this.blocks.lift(id, reason, staff);
  }
}
