import type { FeedScope } from '#domain/data/calendar-feeds/calendar-feed.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Its secret is in a table of its own (`CalendarFeedSecret`), because backups leave it out. */
@Index({ name: 'calendar_feed_owner_id_idx', properties: ['ownerId'], where: 'owner_id is not null' })
@Entity({ tableName: 'calendar_feed' })
export class CalendarFeed {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'uuid' }) id!: string;
  /** Null if created before feeds had names. */
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) name: string | null = null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) scope!: FeedScope;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) showsNames!: boolean;
  /** Null for the clinic's own feed. */
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'owner_id',
    foreignKeyName: 'calendar_feed_owner_id_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  ownerId: number | null = null;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'created_by',
    foreignKeyName: 'calendar_feed_created_by_fkey',
    deleteRule: 'no action',
    index: 'calendar_feed_created_by_idx',
  })
  createdBy!: number;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) createdAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
  /** Up to a minute earlier than the last use. */
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
}
