import type { Rights } from '#domain/access/rights.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Its secret is in a table of its own (`ApiKeySecret`), because backups leave it out. */
@Entity({ tableName: 'api_key' })
export class ApiKey {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'uuid' }) id!: string;
  /** The account that the key acts as. */
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'api_key_staff_user_id_fkey',
    deleteRule: 'no action',
    unique: 'api_key_staff_user_id_key',
    index: false,
  })
  staffUserId!: number;
  @Holds('TECHNICAL') @Property({ type: 'json' }) rights!: Rights;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'created_by',
    foreignKeyName: 'api_key_created_by_fkey',
    deleteRule: 'no action',
    index: 'api_key_created_by_idx',
  })
  createdBy!: number;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) createdAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) expiresAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
  /** Up to a minute earlier than the last use. */
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
}
