import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The only row of its table. */
@Entity({ tableName: 'message_settings' })
export class MessageSettings {
  @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;
  @Property({ type: 'boolean' }) confirmations = false;
  @Property({ type: 'boolean' }) emailConfirmations = true;
  @Property({ type: 'boolean' }) reminders = true;
  /** Minutes since midnight of the day before. */
  @Property({ type: 'smallint' }) reminderMinute = 600;
  /** Null: the default text of domain/messages/message-template.es.ts. */
  @Property({ type: 'text', nullable: true }) confirmationText: string | null = null;
  @Property({ type: 'text', nullable: true }) reminderText: string | null = null;
  @Property({ type: 'integer', version: true }) version!: number;
}
