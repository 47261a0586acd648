import { minutesOf, timeAt } from '#domain/clinic-time.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { QUIET_FROM, QUIET_UNTIL } from '#domain/messages/message-timing.js';
import { parseTemplate } from '#domain/messages/message-template.js';
import type { EditableMessageSettingsFragment } from './message-settings.generated';

export interface MessageSettingsValues {
  confirmations: boolean;
  emailConfirmations: boolean;
  reminders: boolean;
  reminderTime: string;
  controls: boolean;
  controlTime: string;
  confirmationText: string;
  reminderText: string;
}
export type MessageSettingsField = keyof MessageSettingsValues;

export const FIELD_LABELS: Readonly<Record<MessageSettingsField, string>> = {
  confirmations: 'Confirmaciones por WhatsApp',
  emailConfirmations: 'Confirmaciones por correo',
  reminders: 'Recordatorios por WhatsApp',
  reminderTime: 'Hora de los recordatorios',
  controls: 'Avisos de control',
  controlTime: 'Hora de los avisos de control',
  confirmationText: 'Texto de la confirmación',
  reminderText: 'Texto del recordatorio',
};

export const TEXT_FIELDS = {
  CONFIRMATION: 'confirmationText',
  REMINDER: 'reminderText',
} as const satisfies Readonly<Record<TemplateKind, MessageSettingsField>>;

export const valuesOf = (stored: EditableMessageSettingsFragment): MessageSettingsValues => ({
  confirmations: stored.confirmations,
  emailConfirmations: stored.emailConfirmations,
  reminders: stored.reminders,
  reminderTime: stored.reminderTime,
  controls: stored.controls,
  controlTime: stored.controlTime,
  confirmationText: stored.confirmation.text,
  reminderText: stored.reminder.text,
});

/** A field's text when two edits are compared. */
export function inWords(field: MessageSettingsField, values: MessageSettingsValues): string {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : value ? 'activadas' : 'apagadas';
}

/** Why a text is invalid; undefined if it is valid. */
export function faultOf(text: string): string | undefined {
  const parsed = parseTemplate(text.trim());
  return 'fault' in parsed ? parsed.fault : undefined;
}

const STEP = 30;

/** The times on offer: every half hour outside the quiet hours, and the current one. */
export function timesByDay(chosen: string): string[] {
  const times = Array.from({ length: (QUIET_FROM - QUIET_UNTIL) / STEP }, (_, step) =>
    timeAt(QUIET_UNTIL + step * STEP),
  );
  return times.includes(chosen)
    ? times
    : [...times, chosen].toSorted((one, other) => minutesOf(one) - minutesOf(other));
}
