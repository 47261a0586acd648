import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { CalendarFeed } from './calendar-feed.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A revoked feed has none. */
@Entity({ tableName: 'calendar_feed_secret' })
@Rows({ notArchived: 'a secret: opens the agenda' })
export class CalendarFeedSecret {
  [PrimaryKeyProp]?: 'calendarFeedId';
  @Holds('TECHNICAL')
  @ManyToOne(() => CalendarFeed, {
    primary: true,
    mapToPk: true,
    fieldName: 'calendar_feed_id',
    foreignKeyName: 'calendar_feed_secret_calendar_feed_id_fkey',
    deleteRule: 'no action',
    updateRule: 'no action',
    index: false,
  })
  calendarFeedId!: string;
  @Holds('SECRET')
  @Property({ type: 'blob', unique: 'calendar_feed_secret_hash_key', lazy: true, hidden: true })
  hash!: Buffer;
}
