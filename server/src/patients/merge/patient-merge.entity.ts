import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsId } from '../../foundation/input/field-rules.js';

/** A merge of two patients. It outlives both. */
@Entity({ tableName: 'patient_merge' })
@Rows({ patient: { suppression: 'KEPT', merge: 'STAYS' } })
@ObjectType({ isAbstract: true })
export class PatientMerge {
  @Field(() => Int, { description: "The merge's id, for `undoPatientMerge`; not a patient's." })
  @IsId()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When they were merged.' })
  @Holds('PERSONAL')
  @Property({ type: 'timestamptz' })
  at!: Date;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;

  @Field(() => Int, { description: 'The patient who was kept.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  keptPatientId!: number;

  @Field(() => Int, { description: 'No patient has this id until the merge is undone.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  mergedPatientId!: number;

  /**
   * The merged patient's row, what moved, and the fields that changed. Null once it was undone, after 30 days, and once
   * the data of either were removed.
   */
  @Holds('HEALTH', { isErased: true })
  @Property({ type: 'json', nullable: true, lazy: true })
  undo: Opt<object> | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was undone.' })
  @Holds('PERSONAL')
  @Property({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) undoneBy: number | null = null;
}
