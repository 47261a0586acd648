import { type LocalTime, timeAt } from '#domain/clinic-time.js';
import type { MessageDriver } from '#domain/messages/message.js';
import { numberedTemplate, parseTemplate, placeholdersOf } from '#domain/messages/message-template.js';
import { DEFAULT_TEXTS, PLACEHOLDER_HELP, PLACEHOLDER_WORDS } from '#domain/messages/message-template.es.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { MessageDriverEnum } from '../kinds/message-enums.js';
import { MessageSettings } from './message-settings.entity.js';
import type { MessageSettingsRow } from './message-settings.service.js';

@ObjectType('MessageTemplate', { description: 'A text, and how to register it with WhatsApp.' })
export class MessageTemplateModel {
  @Field(() => String, { description: 'With placeholders in braces: `{palabras}`.' }) text!: string;
  @Field(() => Boolean, { description: 'Whether it is the default text.' }) isDefault!: boolean;
  @Field(() => String, {
    description: 'The body to register with Meta if the Cloud API is used: `{{1}}`, `{{2}}` … in order.',
  })
  registeredText!: string;
  @Field(() => [String], { description: 'The placeholders that fill `{{1}}`, `{{2}}` … .' })
  parameters!: string[];
}

@ObjectType('MessagePlaceholder', { description: 'A placeholder in braces, and its value.' })
export class MessagePlaceholderModel {
  @Field(() => String, { description: 'The placeholder, without its braces.' }) word!: string;
  @Field(() => String, { description: 'A description of its value, in Spanish.' }) help!: string;
}

@ObjectType('MessageSettings', {
  description: 'Which messages are automatic, and their texts.',
})
export class MessageSettingsModel extends ShownFields(
  MessageSettings,
  'confirmations',
  'emailConfirmations',
  'reminders',
  'version',
) {
  @Field(() => LocalTimeScalar, { description: 'The time of day, the day before.' }) reminderTime!: LocalTime;
  @Field(() => Boolean, { description: 'Whether patients get a message once a control is proposed.' })
  controls!: boolean;
  @Field(() => LocalTimeScalar, { description: 'The time of day of those messages.' })
  controlTime!: LocalTime;
  @Field(() => MessageTemplateModel, { description: 'The text of a confirmation.' })
  confirmation!: MessageTemplateModel;
  @Field(() => MessageTemplateModel, { description: 'The text of a reminder.' })
  reminder!: MessageTemplateModel;
  @Field(() => [MessagePlaceholderModel], { description: 'The placeholders that a text may contain.' })
  placeholders!: MessagePlaceholderModel[];
}

@ObjectType('MessageChannels', {
  description: 'How messages are sent, as the operator or a user connected them.',
})
export class MessageChannelsModel {
  @Field(() => MessageDriverEnum, {
    description: 'LINK: staff send WhatsApp messages through links. CLOUD: they are sent automatically.',
  })
  whatsapp!: MessageDriver;
  @Field(() => Boolean, {
    description: 'Whether e-mail can be sent. If not, the pages must not promise any.',
  })
  email!: boolean;
}

@ObjectType('MessagePreview', { description: 'A complete text.' })
export class MessagePreviewModel {
  @Field(() => String, { description: 'The text as a patient would read it.' }) body!: string;
  @Field(() => Boolean, { description: 'Whether it uses sample data.' }) isSample!: boolean;
}

/** Maps the settings' row to GraphQL. */
export function toMessageSettingsModel(row: MessageSettingsRow): MessageSettingsModel {
  return {
    confirmations: row.confirmations,
    emailConfirmations: row.emailConfirmations,
    reminders: row.reminders,
    reminderTime: timeAt(row.reminderMinute),
    controls: row.controlsSince !== null,
    controlTime: timeAt(row.controlMinute),
    confirmation: toTemplate(row.texts.CONFIRMATION, DEFAULT_TEXTS.CONFIRMATION),
    reminder: toTemplate(row.texts.REMINDER, DEFAULT_TEXTS.REMINDER),
    placeholders: Object.entries(PLACEHOLDER_WORDS).map(([key, word]) => ({
      word,
      help: PLACEHOLDER_HELP[key as keyof typeof PLACEHOLDER_WORDS],
    })),
    version: row.version,
  };
}

function toTemplate(text: string, ownText: string): MessageTemplateModel {
  const parsed = parseTemplate(text);
  const parts = 'parts' in parsed ? parsed.parts : [];
  return {
    text,
    isDefault: text === ownText,
    registeredText: numberedTemplate(parts),
    parameters: placeholdersOf(parts).map((placeholder) => PLACEHOLDER_WORDS[placeholder]),
  };
}
