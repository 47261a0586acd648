import type { TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { InArea } from '../rights/needs.decorator.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { TakenOutEnum } from './taken-out.js';

/** An export of a list or of a person's data. Never changed once it is written. */
@Index({
  name: 'data_export_patient_id_idx',
  expression: 'create index data_export_patient_id_idx on data_export (patient_id, id desc)',
})
@Entity({ tableName: 'data_export' })
@Rows({ patient: { suppression: 'KEPT', merge: 'STAYS' } })
@ObjectType({ isAbstract: true })
export class DataExport {
  @Field(() => Int, { description: 'Grows with each entry.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => DateTimeScalar, { description: 'When the file was requested.' })
  @Holds('PERSONAL')
  @Property({ type: 'datetime', index: 'data_export_at_idx' })
  at!: Date;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'data_export_staff_user_id_fkey',
    deleteRule: 'no action',
    index: false,
  })
  staffUserId!: number;
  /** Null for a list. No foreign key: the entry outlives the patient. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Field(() => String, {
    description: 'CSV or XLSX for a list, PDF, JSON or ZIP for one person’s data, ZIP for everything.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  format!: string;
  @InArea('PATIENTS')
  @Field(() => String, { description: "The recipient of one person's data; empty for a list." })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  receivedBy!: string;
  /** Empty for a list. */
  @Holds('PERSONAL') @Property({ type: 'text' }) identityCheck!: string;
  @Field(() => String, { nullable: true, description: 'The IP address the request came from.' })
  @Holds('PERSONAL', { notInPersonExport: 'where a user of the clinic was' })
  @Property({ type: 'text', columnType: 'inet', nullable: true })
  address: string | null = null;
  @Field(() => TakenOutEnum, { nullable: true, description: "Null if it was one person's data." })
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  list: TakenOut | null = null;
}
