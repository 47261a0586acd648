import type { LocalDate } from '#domain/clinic-time.js';
import type { Alert, AlertKind } from '#domain/patients/alert.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { AlertKindEnum } from './alert-kind.js';

/**
 * Another note or day is another row: an alert only ends. A patient has at most one open alert and one open denial of
 * each kind.
 */
@Entity({ tableName: 'patient_alert' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class PatientAlert implements Alert {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Field(() => AlertKindEnum, { description: 'The kind of alert.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  kind!: AlertKind;
  @Field(() => String, { defaultValue: '', description: 'May be empty; at most 200 characters.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  note = '';
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day on which it applied; null if unknown.',
  })
  @Holds('HEALTH')
  @Property({ type: 'date', nullable: true })
  since: LocalDate | null = null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day on which it no longer applied; null if it applies or was noted anew.',
  })
  @Holds('HEALTH')
  @Property({ type: 'date', nullable: true })
  until: LocalDate | null = null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The patient was asked and does not have it.',
  })
  @Holds('HEALTH')
  @Property({ type: 'boolean' })
  isDenied = false;
  @Holds('HEALTH') @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) notedBy!: number;
  @Holds('HEALTH') @Property({ type: 'timestamptz', nullable: true }) endedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) endedBy: number | null = null;
}
