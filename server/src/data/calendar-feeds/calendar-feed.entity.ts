import type { FeedScope } from '#domain/data/calendar-feeds/calendar-feed.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { FeedScopeEnum, IsFeedScope } from './feed-scope.js';

/** Its secret is in a table of its own (`CalendarFeedSecret`), because backups leave it out. */
@Index({ name: 'calendar_feed_owner_id_idx', properties: ['ownerId'], where: 'owner_id is not null' })
@Entity({ tableName: 'calendar_feed' })
@ObjectType({ isAbstract: true })
export class CalendarFeed {
  @Field(() => String, { description: 'A UUID; pass it to revoke the feed.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'uuid' })
  id!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The person or device that reads it, as named by its creator; null if created before feeds had names.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  name: string | null = null;
  @Field(() => FeedScopeEnum, {
    description: 'The appointments and blocked hours that it shows; OWN only in a user’s own feed.',
  })
  @IsFeedScope()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  scope!: FeedScope;
  @Field(() => Boolean, { description: 'True: patients’ names; false: their initials.' })
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  showsNames!: boolean;
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
  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime' })
  createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was revoked.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Up to a minute earlier than the last use; null if no calendar has read it.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
