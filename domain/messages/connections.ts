import { bareEmail, isEmail } from '../patients/email.js';

/** The limit of DNS names (RFC 1035, 2.3.4). */
export const MAX_HOST_LENGTH = 253;
export const MAX_PORT = 65_535;
export const MAX_SENDER_LENGTH = 300;
export const MAX_MAIL_USER_LENGTH = 320;
export const MAX_MAIL_PASSWORD_LENGTH = 500;
export const MAX_TOKEN_LENGTH = 1_000;
export const MAX_TEMPLATE_NAME_LENGTH = 512;
/** Submission with implicit TLS (RFC 8314, 3.3); every other port begins in plain text and must upgrade. */
export const IMPLICIT_TLS_PORT = 465;

/** Whether it is a name or an IPv4 address, without a scheme, port or path. */
export const isMailHost = (text: string): boolean =>
  text.length <= MAX_HOST_LENGTH && /^(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*$/i.test(text);

/** Whether it can be a letter's `From`: an address, or a name with the address in angle brackets. */
export const isSender = (text: string): boolean =>
  /^[^\p{Cc}]{3,}$/u.test(text) && text.length <= MAX_SENDER_LENGTH && isEmail(bareEmail(text));

/** Whether it can be the number's id at Meta, which is not the phone number. */
export const isPhoneNumberId = (text: string): boolean => /^\d{1,30}$/.test(text);
export const isCloudToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);
export const isTemplateName = (text: string): boolean => /^[a-z0-9_]+$/.test(text);
export const isTemplateLanguage = (text: string): boolean => /^[a-z]{2,3}(_[A-Z]{2,3})?$/.test(text);

interface MailAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Whether the stored password still belongs to a server. It is never sent to another one: a user could name a server of
 * their own and read it there.
 */
export const keepsPassword = (stored: MailAddress, wanted: MailAddress): boolean =>
  stored.host.toLowerCase() === wanted.host.toLowerCase() && stored.port === wanted.port;

/** Why a test message was not accepted. */
export type MailTestFault =
  | 'NAME'
  | 'PRIVATE_ADDRESS'
  | 'REFUSED'
  | 'TIMEOUT'
  | 'NOT_ENCRYPTED'
  | 'CERTIFICATE'
  | 'LOGIN'
  | 'LOGIN_NEEDED'
  | 'SENDER'
  | 'RECIPIENT'
  | 'MESSAGE'
  | 'CONNECTION';
