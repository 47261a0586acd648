import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import { bareEmail } from '#domain/patients/email.js';
import type { AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { MAIL_FAILURES } from './mail-failures.es.js';
import { openMailTransport } from './mail-transport.js';
import type { MailConnection } from './message-connections.js';
import type { MessageChannel, OutgoingMessage, Outcome } from './message-channel.js';

const PATIENCE = { connectMs: 10_000, silenceMs: 30_000 };

export class SmtpChannel implements MessageChannel {
  private transport: Promise<Transporter> | undefined;
  /** The ids of messages whose content was offered to the server: it may have accepted them. */
  private readonly offered = new Set<string>();

  constructor(
    private readonly connection: MailConnection,
    private readonly addresses: AllowedAddresses,
    private readonly patience = PATIENCE,
  ) {}

  async send(message: OutgoingMessage): Promise<Outcome> {
    const messageId = `<huella-${message.id}-${message.tries}@${bareEmail(this.connection.from).split('@')[1] ?? 'huella'}>`;
    try {
      const transport = await (this.transport ??= this.openTransport());
      await transport.sendMail(this.letterOf(message, messageId));
      return { kind: 'ACCEPTED', providerId: messageId };
    } catch (error) {
      return outcomeOf(error as MailError, this.offered.has(messageId));
    } finally {
      this.offered.delete(messageId);
    }
  }

  private async openTransport(): Promise<Transporter> {
    const transport = await openMailTransport(this.connection.server, this.addresses, this.patience);
    transport.use('stream', ({ data, message }, done) => {
      // Streams are created once the connection is established and authenticated.
      message.transform(() => {
        this.offered.add(String(data.messageId));
        return new PassThrough();
      });
      done();
    });
    return transport;
  }

  private letterOf({ kind, recipient, subject, body, attachment }: OutgoingMessage, messageId: string) {
    const isCancelled = kind === 'CANCELLATION';
    return {
      from: this.connection.from,
      // An object rather than text: a comma in an address would split it in two.
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: htmlOf(body),
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(attachment && {
        icalEvent: {
          filename: isCancelled ? 'cancelacion.ics' : 'cita.ics',
          method: isCancelled ? 'CANCEL' : 'PUBLISH',
          content: attachment,
        },
      }),
    };
  }
}

/** The errors that nodemailer throws. */
interface MailError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** @param wasOffered whether the server may have read the e-mail. */
function outcomeOf({ code, responseCode = 0 }: MailError, wasOffered: boolean): Outcome {
  if (code === 'ETLS') return { kind: 'NOT_TAKEN', failure: MAIL_FAILURES.NOT_ENCRYPTED };
  if (responseCode >= 400 && responseCode < 500) return { kind: 'NOT_TAKEN', failure: MAIL_FAILURES.LATER };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'REFUSED', failure: MAIL_FAILURES.LOGIN };
  if (responseCode >= 500) {
    return { kind: 'REFUSED', failure: wasOffered ? MAIL_FAILURES.REFUSED : MAIL_FAILURES.SERVER };
  }
  if (code === 'EENVELOPE') return { kind: 'REFUSED', failure: MAIL_FAILURES.REFUSED };
  return wasOffered ? { kind: 'UNKNOWN' } : { kind: 'NOT_TAKEN', failure: MAIL_FAILURES.UNREACHABLE };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const ADDRESS = /https?:\/\/[^\s<]+/g;

/** The same text as HTML: one `<p>` per paragraph, and clickable URLs. */
function htmlOf(text: string): string {
  const paragraphs = text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .split('\n\n')
    .map(
      (paragraph) => `<p>${paragraph.replaceAll('\n', '<br>').replace(ADDRESS, '<a href="$&">$&</a>')}</p>`,
    );
  return `<!doctype html><html lang="es"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${paragraphs.join('')}</body></html>`;
}
