import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** Another patient who may use a pack, until they are removed. */
@Entity({ tableName: 'pack_member' })
@Unique({
  name: 'pack_member_key',
  expression:
    'create unique index pack_member_key on pack_member (pack_id, patient_id) where removed_at is null',
})
@Rows({ patient: { suppression: 'DELETED', merge: 'MOVED' } })
export class PackMember {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) packId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) addedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) addedBy!: number;
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) removedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) removedBy: number | null = null;
}
