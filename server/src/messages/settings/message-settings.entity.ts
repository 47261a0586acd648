import type { LocalDate } from '#domain/clinic-time.js';
import { MAX_TEMPLATE_LENGTH } from '#domain/messages/message-template.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { Text } from '../../foundation/input/field-rules.js';

/** The only row of its table. */
@Entity({ tableName: 'message_settings' })
@ObjectType({ isAbstract: true })
export class MessageSettings {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;

  @Field(() => Boolean, { description: 'Whether a new or moved appointment is confirmed by WhatsApp.' })
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean', default: false })
  confirmations!: boolean;

  @Field(() => Boolean, {
    description: 'Whether visitors get their booking by e-mail, if mail is configured.',
  })
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean', default: true })
  emailConfirmations!: boolean;

  @Field(() => Boolean, { description: 'Whether patients are reminded the day before.' })
  @IsBoolean()
  @Holds('TECHNICAL')
  @Property({ type: 'boolean', default: true })
  reminders!: boolean;

  /** Minutes since midnight of the day before. */
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) reminderMinute = 600;
  /** The day from which controls must be proposed to get a message; null: none do. */
  @Holds('TECHNICAL') @Property({ type: 'date', nullable: true }) controlsSince: LocalDate | null = null;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) controlMinute = 600;

  /** Null: the default text of domain/messages/message-template.es.ts. */
  @Field(() => String, {
    nullable: true,
    description: 'At most 600 characters; null or empty: the default text.',
  })
  @Text(MAX_TEMPLATE_LENGTH, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  confirmationText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 600 characters; null or empty: the default text.',
  })
  @Text(MAX_TEMPLATE_LENGTH, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  reminderText!: string | null;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;
}
