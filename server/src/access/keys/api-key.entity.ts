import type { Rights } from '#domain/access/rights.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '@nestjs/graphql';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

/** Its secret is in a table of its own (`ApiKeySecret`), because backups leave it out. */
@Entity({ tableName: 'api_key' })
@ObjectType({ isAbstract: true })
export class ApiKey {
  @Field(() => String, { description: 'A UUID; pass it to `revokeApiKey`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'uuid' })
  id!: string;
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
  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime' })
  createdAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) expiresAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was revoked.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Up to a minute earlier than the last use; null if it was never used.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
