import { DEFAULT_ROLE, type StaffRole } from '#domain/access/rights.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'staff_user' })
export class StaffUser {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @Property({ type: 'text', unique: 'staff_user_username_key' }) username!: string;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text', nullable: true }) passwordHash?: string | null;
  @Property({ type: 'text' }) role: StaffRole = DEFAULT_ROLE;
  @Property({ type: 'datetime', nullable: true }) disabledAt?: Date | null;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt?: Date;
}
