import type { MailTestFault } from '#domain/messages/connections.js';
import { Injectable } from '@nestjs/common';
import { AddressRefused, AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { isCertificateFault, isNameFault } from '../../foundation/http/network/connection-fault.js';
import { openMailTransport } from './mail-transport.js';
import type { MailServer } from './message-connections.js';

interface TestLetter {
  readonly from: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A user waits for the answer. */
const PATIENCE = { connectMs: 8_000, silenceMs: 8_000 };

/** Sends one message through a server that is not connected yet. */
@Injectable()
export class MailTrial {
  constructor(private readonly addresses: AllowedAddresses) {}

  /** @returns why it was not accepted. */
  async send(
    server: MailServer,
    { from, recipient, subject, body }: TestLetter,
  ): Promise<MailTestFault | undefined> {
    try {
      const transport = await openMailTransport(server, this.addresses, PATIENCE);
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return undefined;
    } catch (error) {
      return mailTestFault(error);
    }
  }
}

/** The errors of nodemailer: `code` is its own, `originalCode` that of the system. */
interface MailError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
}

const AUTHENTICATION_REQUIRED = 530;

function mailTestFault(error: unknown): MailTestFault {
  if (error instanceof AddressRefused)
    return error.fault === 'NOT_ENCRYPTED' ? 'NOT_ENCRYPTED' : 'PRIVATE_ADDRESS';
  const { code, originalCode = code, responseCode, command, message } = error as MailError;
  if (isNameFault(originalCode)) return 'NAME';
  if (isCertificateFault(originalCode) || isCertificateMessage(code, message)) return 'CERTIFICATE';
  if (responseCode === AUTHENTICATION_REQUIRED || code === 'ENOAUTH') return 'LOGIN_NEEDED';
  if (code === 'EAUTH') return 'LOGIN';
  if (command === 'MAIL FROM' || isAboutSender(message)) return 'SENDER';
  if (command === 'RCPT TO') return 'RECIPIENT';
  if (originalCode === 'ECONNREFUSED') return 'REFUSED';
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return 'TIMEOUT';
  // A server that does not speak TLS answers its handshake with text.
  if (code === 'ETLS' || /^(ERR_SSL_|EPROTO)/.test(String(originalCode))) return 'NOT_ENCRYPTED';
  return typeof responseCode === 'number' ? 'MESSAGE' : 'CONNECTION';
}

/** By default, Postfix refuses a sender only together with the recipient. */
const isAboutSender = (message: unknown): boolean => /\bsender\b/i.test(String(message));

/** While a connection is upgraded, nodemailer reports only the message of the TLS error. */
const isCertificateMessage = (code: unknown, message: unknown): boolean =>
  code === 'ETLS' && /certificate|altnames/i.test(String(message));
