import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId } from '../../foundation/input/field-rules.js';

/** The agreement that a patient has. */
@Entity({ tableName: 'patient_agreement' })
@Rows({ patient: { suppression: 'DELETED', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class PatientAgreement {
  @Field(() => Int, { description: 'The patient.' })
  @IsId()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', autoincrement: false })
  patientId!: number;

  @Field(() => Int, { description: 'The id of the agreement.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  agreementId!: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Its last day; null without one.' })
  @IsDay('optional')
  @Holds('PERSONAL')
  @Property({ type: 'date', nullable: true })
  until!: LocalDate | null;
}
