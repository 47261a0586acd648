import { ACTOR_CHANNELS } from './log/actor-channel.js';

/** The security log's events. The database has the same list (`security_event_kind_known`). */
export const SECURITY_EVENT_KINDS = [
  'LOGIN',
  'LOGIN_FAILED',
  'CODE_FAILED',
  'MORE_FAILURES',
  'LOCKED_OUT',
  'TOKEN_REUSED',
  'PASSWORD_CHANGED',
  'USER_ADDED',
  'ROLE_CHANGED',
  'USER_RENAMED',
  'USER_DISABLED',
  'USER_ENABLED',
  'PASSWORD_LINK_MADE',
  'PASSWORD_RESET',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODES_MADE',
  'RECOVERY_CODE_USED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_OPTIONAL',
  'KEY_MADE',
  'KEY_REVOKED',
  'FEED_MADE',
  'FEED_REVOKED',
  'WEBHOOK_MADE',
  'WEBHOOK_CHANGED',
  'WEBHOOK_REMOVED',
  'MAIL_CONNECTED',
  'MAIL_DISCONNECTED',
  'WHATSAPP_CONNECTED',
  'WHATSAPP_DISCONNECTED',
  'PUBLIC_ADDRESS_SET',
  'PUBLIC_ADDRESS_REMOVED',
  'BACKUP_FOLDER_SET',
  'BACKUP_FOLDER_REMOVED',
  'DEPOSIT_ACCOUNT_CHANGED',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Failed login attempts, which any visitor can cause. */
export type LoginFailureKind = 'LOGIN_FAILED' | 'CODE_FAILED' | 'LOCKED_OUT';

export const SECURITY_CHANNELS = [...ACTOR_CHANNELS, 'TERMINAL'] as const;
export type SecurityChannel = (typeof SECURITY_CHANNELS)[number];

const ALARMING: ReadonlySet<SecurityEventKind> = new Set(['MORE_FAILURES', 'LOCKED_OUT', 'TOKEN_REUSED']);

const FAILURES: ReadonlySet<SecurityEventKind> = new Set(['LOGIN_FAILED', 'CODE_FAILED', ...ALARMING]);

/** Whether an attempt failed or was refused. */
export const isFailure = (kind: SecurityEventKind): boolean => FAILURES.has(kind);

export const isAlarming = (kind: SecurityEventKind): boolean => ALARMING.has(kind);
