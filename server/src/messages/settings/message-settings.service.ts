import { type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { DomainError, type FieldErrors } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { parseTemplate, placeholdersOf } from '#domain/messages/message-template.js';
import { DEFAULT_TEXTS, TEMPLATE_MESSAGES } from '#domain/messages/message-template.es.js';
import { QUIET_FROM, QUIET_UNTIL } from '#domain/messages/message-timing.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { UpdateMessageSettingsInput } from './message-settings.input.js';
import { MessageSettings } from './message-settings.entity.js';

const ONLY_ROW = { id: 1 };

export interface MessageSettingsRow extends Omit<
  MessageSettings,
  'id' | 'confirmationText' | 'reminderText'
> {
  /** The clinic's own texts, or the defaults. */
  readonly texts: Readonly<Record<TemplateKind, string>>;
}

@Injectable()
export class MessageSettingsService {
  private readonly stored: OncePerTransaction<MessageSettingsRow>;

  constructor(
    private readonly em: EntityManager,
    private readonly live: LiveBus,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {
    this.stored = new OncePerTransaction(em, () => this.read());
  }

  /** Includes the default texts if the clinic has none of its own. */
  current(): Promise<MessageSettingsRow> {
    return this.stored.get();
  }

  private async read(): Promise<MessageSettingsRow> {
    return withTexts(await this.em.findOneOrFail(MessageSettings, ONLY_ROW, READ_ONLY));
  }

  /**
   * Replaces the settings. Messages already written keep their text.
   * @throws DomainError `STALE`, or `INVALID_INPUT` on a text that can't be used or an hour at night
   */
  @Transactional()
  async update(seenVersion: number, input: UpdateMessageSettingsInput): Promise<MessageSettingsRow> {
    const texts = { CONFIRMATION: ownText(input.confirmationText), REMINDER: ownText(input.reminderText) };
    check(texts, input, (await this.address.current()) !== undefined);
    const before = await this.read();
    const controls = input.controls ?? before.controlsSince !== null;
    const updated = await this.em.nativeUpdate(
      MessageSettings,
      { ...ONLY_ROW, version: seenVersion },
      {
        confirmations: input.confirmations,
        emailConfirmations: input.emailConfirmations,
        reminders: input.reminders,
        reminderMinute: minutesOf(input.reminderTime),
        controlsSince: controls ? (before.controlsSince ?? this.clock.wall().date) : null,
        controlMinute: input.controlTime ? minutesOf(input.controlTime) : before.controlMinute,
        // A default text is not stored, so that a later version's default applies until the clinic writes its own.
        confirmationText: texts.CONFIRMATION === DEFAULT_TEXTS.CONFIRMATION ? null : texts.CONFIRMATION,
        reminderText: texts.REMINDER === DEFAULT_TEXTS.REMINDER ? null : texts.REMINDER,
      },
    );
    if (updated === 0) throw new DomainError('STALE');
    await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
    return this.read();
  }
}

const withTexts = ({
  id: _id,
  confirmationText,
  reminderText,
  ...stored
}: MessageSettings): MessageSettingsRow => ({
  ...stored,
  texts: {
    CONFIRMATION: confirmationText ?? DEFAULT_TEXTS.CONFIRMATION,
    REMINDER: reminderText ?? DEFAULT_TEXTS.REMINDER,
  },
});

const ownText = (text: string | null | undefined): string | null => text || null;

function check(
  texts: Readonly<Record<TemplateKind, string | null>>,
  times: { readonly reminderTime: LocalTime; readonly controlTime?: LocalTime | null },
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
  for (const field of ['reminderTime', 'controlTime'] as const) {
    const time = times[field];
    if (time && isAtNight(minutesOf(time))) faults[field] = [FIELD_MESSAGES.reminderTime];
  }
  if (Object.keys(faults).length > 0)
    throw new DomainError('INVALID_INPUT', { fields: faults satisfies FieldErrors });
}

const isAtNight = (minute: number): boolean => minute < QUIET_UNTIL || minute >= QUIET_FROM;
