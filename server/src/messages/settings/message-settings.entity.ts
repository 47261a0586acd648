import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The only row of its table. */
@Entity({ tableName: 'message_settings' })
export class MessageSettings {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) confirmations = false;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) emailConfirmations = true;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) reminders = true;
  /** Minutes since midnight of the day before. */
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) reminderMinute = 600;
  /** The day from which controls must be proposed to get a message; null: none do. */
  @Holds('TECHNICAL') @Property({ type: 'date', nullable: true }) controlsSince: LocalDate | null = null;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) controlMinute = 600;
  /** Null: the default text of domain/messages/message-template.es.ts. */
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) confirmationText: string | null = null;
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) reminderText: string | null = null;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;
}
