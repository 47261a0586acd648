import type { TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StaffUser } from '../accounts/staff-user.entity.js';

/** An export of a list or of a person's data. Never changed once it is written. */
@Index({
  name: 'data_export_patient_id_idx',
  expression: 'create index data_export_patient_id_idx on data_export (patient_id, id desc)',
})
@Entity({ tableName: 'data_export' })
export class DataExport {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'datetime', index: 'data_export_at_idx' }) at!: Date;
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'data_export_staff_user_id_fkey',
    deleteRule: 'no action',
    index: false,
  })
  staffUserId!: number;
  @Property({ type: 'text', columnType: 'inet', nullable: true }) address: string | null = null;
  /** Null for a list. No foreign key: the entry outlives the patient. */
  @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Property({ type: 'text' }) format!: string;
  /** Like `identityCheck`, empty for a list. */
  @Property({ type: 'text' }) receivedBy!: string;
  @Property({ type: 'text' }) identityCheck!: string;
  /** Null for an export of one person's data. */
  @Property({ type: 'text', nullable: true }) list: TakenOut | null = null;
}
