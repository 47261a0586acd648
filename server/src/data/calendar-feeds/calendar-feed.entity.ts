import type { FeedScope } from '#domain/data/calendar-feeds/calendar-feed.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';

/** Its secret is in a table of its own (`CalendarFeedSecret`), because backups leave it out. */
@Index({ name: 'calendar_feed_owner_id_idx', properties: ['ownerId'], where: 'owner_id is not null' })
@Entity({ tableName: 'calendar_feed' })
export class CalendarFeed {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'text' }) scope!: FeedScope;
  @Property({ type: 'boolean' }) showsNames!: boolean;
  /** Null for the clinic's own feed. */
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'owner_id',
    foreignKeyName: 'calendar_feed_owner_id_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  ownerId: number | null = null;
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'created_by',
    foreignKeyName: 'calendar_feed_created_by_fkey',
    deleteRule: 'no action',
    index: 'calendar_feed_created_by_idx',
  })
  createdBy!: number;
  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
  /** Up to a minute earlier than the last use. */
  @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
  /** Null if created before feeds had names. */
  @Property({ type: 'text', nullable: true }) name: string | null = null;
}
