import { SECURITY_CHANNELS, SECURITY_EVENT_KINDS } from '#domain/access/security-event.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const SecurityEventKindEnum = asEnum(SECURITY_EVENT_KINDS);
registerEnumType(SecurityEventKindEnum, {
  name: 'SecurityEventKind',
  description: 'The kinds of events in the security log.',
  valuesMap: {
    LOGIN: { description: 'A user logged in.' },
    LOGIN_FAILED: { description: 'An attempt with a wrong password or an unknown user name.' },
    CODE_FAILED: {
      description: 'The password was correct, but the second-factor code was wrong or already used.',
    },
    MORE_FAILURES: { description: 'Further attempts within the hour, not listed individually.' },
    LOCKED_OUT: { description: 'Too many attempts: further ones are rejected for a while.' },
    TOKEN_REUSED: { description: 'A refresh token was used twice, which ended the session.' },
    PASSWORD_CHANGED: { description: 'The password was changed.' },
    USER_ADDED: { description: 'The user was added.' },
    ROLE_CHANGED: { description: "The user's rights changed." },
    USER_DISABLED: { description: 'The user can no longer log in.' },
    USER_ENABLED: { description: 'The user can log in again.' },
    PASSWORD_LINK_MADE: { description: 'A link for choosing a password was created.' },
    PASSWORD_RESET: { description: 'The user chose a password with a link.' },
    SECOND_FACTOR_ON: { description: 'The user turned the second factor on.' },
    SECOND_FACTOR_OFF: { description: 'The second factor was turned off, or removed by another user.' },
    RECOVERY_CODES_MADE: { description: 'New recovery codes replaced the old ones.' },
    RECOVERY_CODE_USED: { description: 'A recovery code was used instead of an app code.' },
    SECOND_FACTOR_REQUIRED: { description: 'The user made the second factor required for the whole team.' },
    SECOND_FACTOR_OPTIONAL: { description: 'The user made the second factor optional again.' },
    KEY_MADE: { description: "A program's key was created." },
    KEY_REVOKED: { description: "A program's key was revoked." },
    FEED_MADE: { description: 'A calendar feed address was created.' },
    FEED_REVOKED: { description: 'A calendar feed address was revoked.' },
    WEBHOOK_MADE: { description: 'The user created a webhook.' },
    WEBHOOK_CHANGED: { description: 'The user changed a webhook or its secret.' },
    WEBHOOK_REMOVED: { description: 'The user removed a webhook.' },
    MAIL_CONNECTED: { description: 'The user connected a mail server, or changed the connection.' },
    MAIL_DISCONNECTED: { description: 'The user disconnected the mail server.' },
    WHATSAPP_CONNECTED: { description: 'The user connected WhatsApp, or changed the connection.' },
    WHATSAPP_DISCONNECTED: { description: 'The user disconnected WhatsApp.' },
    PUBLIC_ADDRESS_SET: { description: 'The user set the public address, or changed it.' },
    PUBLIC_ADDRESS_REMOVED: { description: 'The user removed the public address.' },
    BACKUP_FOLDER_SET: { description: 'The user set the backup folder, or changed it.' },
    BACKUP_FOLDER_REMOVED: { description: 'The user removed the backup folder.' },
    DEPOSIT_ACCOUNT_CHANGED: {
      description: 'The user changed the account to which visitors transfer deposits.',
    },
    USER_RENAMED: { description: 'The display name was changed.' },
  },
});

export const SecurityChannelEnum = asEnum(SECURITY_CHANNELS);
registerEnumType(SecurityChannelEnum, {
  name: 'SecurityChannel',
  description: 'How it was done.',
  valuesMap: {
    PANEL: { description: 'Through the panel.' },
    API: { description: 'As staff, through another program.' },
    PUBLIC: { description: 'Without a session, e.g. a login.' },
    SYSTEM: { description: 'By the server itself.' },
    TERMINAL: { description: "At the server's terminal." },
  },
});
