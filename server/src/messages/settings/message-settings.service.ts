import { type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';
import { DomainError, type FieldErrors } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { parseTemplate, placeholdersOf } from '#domain/messages/message-template.js';
import { DEFAULT_TEXTS, TEMPLATE_MESSAGES } from '#domain/messages/message-template.es.js';
import { QUIET_FROM, QUIET_UNTIL } from '#domain/messages/message-timing.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import { Sql } from '../../foundation/database/sql.js';
import { updatedRow } from '../../foundation/database/row-version.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MessageOptions } from '../channels/message-options.js';
import type { UpdateMessageSettingsInput } from './message-settings.input.js';

export interface MessageSettingsRow {
  readonly confirmations: boolean;
  readonly emailConfirmations: boolean;
  readonly reminders: boolean;
  /** Minutes since midnight of the day before. */
  readonly reminderMinute: number;
  /** The clinic's own texts, or the defaults. */
  readonly texts: Readonly<Record<TemplateKind, string>>;
  readonly version: number;
}

interface Stored extends Omit<MessageSettingsRow, 'texts'> {
  readonly confirmationText: string | null;
  readonly reminderText: string | null;
}

const COLUMNS = `confirmations, email_confirmations as "emailConfirmations", reminders,
  reminder_minute as "reminderMinute", confirmation_text as "confirmationText", reminder_text as "reminderText", version`;

@Injectable()
export class MessageSettingsService {
  private readonly stored: OncePerTransaction<MessageSettingsRow>;

  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly options: MessageOptions,
  ) {
    this.stored = new OncePerTransaction(em, () => this.read());
  }

  /** Includes the default texts if the clinic has none of its own. */
  current(): Promise<MessageSettingsRow> {
    return this.stored.get();
  }

  private async read(): Promise<MessageSettingsRow> {
    const [stored] = await this.sql.rows<Stored>(`select ${COLUMNS} from message_settings`);
    if (!stored) throw new Error('message_settings has no row');
    return withTexts(stored);
  }

  /**
   * Replaces the settings. Messages already written keep their text.
   * @throws DomainError `STALE`, or `INVALID_INPUT` on a text that can't be used or an hour at night
   */
  @Transactional()
  async update(seenVersion: number, input: UpdateMessageSettingsInput): Promise<MessageSettingsRow> {
    const texts = { CONFIRMATION: ownText(input.confirmationText), REMINDER: ownText(input.reminderText) };
    check(texts, input.reminderTime, this.options.publicUrl !== undefined);
    const rows = await this.sql.rows<Stored>(
      `update message_settings
       set confirmations = $2, email_confirmations = $3, reminders = $4, reminder_minute = $5, confirmation_text = $6,
           reminder_text = $7, version = version + 1
       where version = $1 returning ${COLUMNS}`,
      [
        seenVersion,
        input.confirmations,
        input.emailConfirmations,
        input.reminders,
        minutesOf(input.reminderTime),
        // A default text is not stored, so that a later version's default applies until the clinic writes its own.
        texts.CONFIRMATION === DEFAULT_TEXTS.CONFIRMATION ? null : texts.CONFIRMATION,
        texts.REMINDER === DEFAULT_TEXTS.REMINDER ? null : texts.REMINDER,
      ],
    );
    const updated = updatedRow(rows);
    await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
    return withTexts(updated);
  }
}

const withTexts = ({ confirmationText, reminderText, ...settings }: Stored): MessageSettingsRow => ({
  ...settings,
  texts: {
    CONFIRMATION: confirmationText ?? DEFAULT_TEXTS.CONFIRMATION,
    REMINDER: reminderText ?? DEFAULT_TEXTS.REMINDER,
  },
});

const ownText = (text: string | null | undefined): string | null => text || null;

function check(
  texts: Readonly<Record<TemplateKind, string | null>>,
  reminderTime: LocalTime,
  hasAddress: boolean,
): void {
  const faults: Record<string, string[]> = {};
  const fields = { confirmationText: texts.CONFIRMATION, reminderText: texts.REMINDER };
  for (const [field, text] of Object.entries(fields)) {
    const parsed = text === null ? undefined : parseTemplate(text);
    if (!parsed) continue;
    if ('fault' in parsed) faults[field] = [parsed.fault];
    else if (!hasAddress && placeholdersOf(parsed.parts).includes('link'))
      faults[field] = [TEMPLATE_MESSAGES.noAddress];
  }
  const minute = minutesOf(reminderTime);
  if (minute < QUIET_UNTIL || minute >= QUIET_FROM) faults['reminderTime'] = [FIELD_MESSAGES.reminderTime];
  if (Object.keys(faults).length > 0)
    throw new DomainError('INVALID_INPUT', { fields: faults satisfies FieldErrors });
}

export const reminderTimeOf = ({ reminderMinute }: MessageSettingsRow): LocalTime => timeAt(reminderMinute);
