import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { IsId, Text } from '../../foundation/input/field-rules.js';

/** A period in which a patient is hidden. A patient has at most one open block. */
@Entity({ tableName: 'patient_block' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class PatientBlock {
  @Field(() => Int, { description: 'The id for `liftPatientBlock`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: "The patient's id." })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) blockedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) blockedBy!: number;

  @Field(() => String, { description: 'Why the patient is hidden; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  reason!: string;

  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) liftedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) liftedBy: number | null = null;

  @Field(() => String, { description: 'Empty while in force.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  liftReason = '';
}
