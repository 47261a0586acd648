import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { NailShape, NailTechnique } from '#domain/agenda/manicure.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Ref } from '@mikro-orm/core';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InArea } from '../../access/rights/needs.decorator.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { Patient } from '../../patients/patient.entity.js';
import { CHANGED_AT, EDITS, personal, technical } from '../../foundation/database/columns/declared-table.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { Text } from '../../foundation/input/field-rules.js';
import { AppointmentStatusEnum } from './appointment-status.js';
import { AttendanceEnum, IsAttendance } from './attendance.js';
import { IsNailShape, IsNailTechnique, NailShapeEnum, NailTechniqueEnum } from './nail-enums.js';

/**
 * An appointment of a patient, one or two hours long, at a day and time in the clinic's time zone. Its
 * `appointment_slot` rows are written together with it (appointment-hours.ts).
 */
@Entity({ tableName: 'appointment' })
@ObjectType({ isAbstract: true })
@Rows({
  patient: { suppression: 'KEPT', merge: 'MOVED' },
  onlyInSql: { ...personal('created_at'), ...technical('updated_at'), ...CHANGED_AT },
})
export class Appointment {
  @Field(() => Int, { description: 'Never changes, even when the appointment is edited or moved.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer' })
  id!: number;
  @Holds('TECHNICAL') @ManyToOne(() => Patient, { ref: true }) patient!: Ref<Patient>;
  @Field(() => ServiceTypeEnum, { description: 'The agenda it is on.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Field(() => Int, { description: 'The professional attending the patient.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  professionalId!: number;
  /** Only SQL reads and writes it. */
  @Field(() => Int, { nullable: true, description: 'Appointments with the same id were booked together.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true, lazy: true })
  seriesId?: number | null;
  @Field(() => LocalDateScalar, { description: "The day it is on, in the clinic's time." })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  date!: LocalDate;
  /** Minutes since midnight. */
  @Holds('PERSONAL') @Property({ type: 'smallint' }) startMinute!: number;
  @Field(() => Int, { description: '60 or 120.' })
  @Holds('PERSONAL')
  @Property({ type: 'smallint' })
  durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Field(() => AppointmentStatusEnum, {
    description: 'The status of the booking; `attendance` says whether the patient came.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  status: AppointmentStatus = DEFAULT_STATUS;
  @Field(() => String, {
    description: "A copy of the treatment's text, unaffected by catalogue changes.",
  })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  treatment!: string;
  @InArea('HEALTH_DATA')
  @Field(() => String, { description: 'At most 20,000 characters; empty if there are none.' })
  @Text(TEXT_LIMITS.long, 'optional')
  @Holds('HEALTH')
  @Property({ type: 'text' })
  notes = '';
  /** The name a visitor typed; null if staff made the appointment. */
  @Holds('PERSONAL', { isErased: true }) @Property({ type: 'text', nullable: true }) bookedName:
    | string
    | null = null;
  @Field(() => AttendanceEnum, {
    nullable: true,
    description: 'Whether the patient came; null if not recorded. A cancellation clears it.',
  })
  @IsAttendance('optional')
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true })
  attendance: Attendance | null = null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless the patient came.' })
  @Holds('PERSONAL')
  @Property({ type: 'timestamptz', nullable: true })
  arrivedAt: Date | null = null;
  @Field(() => Boolean, {
    description: 'Made at an hour that was already taken. It holds no hour itself until that one is freed.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'boolean' })
  overbooked: boolean = false;
  @Field(() => String, {
    description: 'Of a manicure, such as a brand and a number, at most 200 characters; empty if not noted.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  @Holds('PERSONAL')
  @Property({ type: 'text', default: '' })
  nailColor = '';
  @Field(() => NailShapeEnum, { nullable: true, description: 'Of a manicure; null if not noted.' })
  @IsNailShape('optional')
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true })
  nailShape: NailShape | null = null;
  @Field(() => NailTechniqueEnum, { nullable: true, description: 'Of a manicure; null if not noted.' })
  @IsNailTechnique('optional')
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true })
  nailTechnique: NailTechnique | null = null;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;
}
