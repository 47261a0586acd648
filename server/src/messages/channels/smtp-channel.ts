import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import { bareEmail } from '#domain/patients/email.js';
import { MAIL_FAILURES } from '../occasions/mail-texts.es.js';
import type { MessageChannel, OutgoingMessage, Outcome } from './message-channel.js';

/** How long a server may take: to let us in, and to say anything at all afterwards. */
const PATIENCE = { connectMs: 10_000, silenceMs: 30_000 };

/** A mail server, by SMTP. */
export class SmtpChannel implements MessageChannel {
  private transport: Promise<Transporter> | undefined;
  /** The ids of what servers have been offered: from there on they may have taken it. */
  private readonly offered = new Set<string>();

  /** @param from as it stands in the header, such as `Clínica <hola@clinica.cl>`. */
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly patience = PATIENCE,
  ) {}

  async send(message: OutgoingMessage): Promise<Outcome> {
    const messageId = `<huella-${message.id}-${message.tries}@${bareEmail(this.from).split('@')[1] ?? 'huella'}>`;
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
    // Loaded by the first letter: a clinic without e-mail never needs it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.url,
      // What the address says of itself (`?requireTLS=false`) wins.
      requireTLS: !isThisMachine(this.url),
      connectionTimeout: this.patience.connectMs,
      socketTimeout: this.patience.silenceMs,
      // A message is text of ours: nothing in it is fetched or read from a disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.use('stream', ({ data, message }, done) => {
      // Streams are made once the connection stands and the server has let us in.
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
      from: this.from,
      // An object, and not a text: a comma in an address would make two of it.
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

/** Whether an address never leaves this machine: only there may a letter travel in the open. */
const isThisMachine = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** What nodemailer throws. */
interface MailError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** @param wasOffered whether the server may have read the letter. */
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

/** The same text for those who read HTML: a paragraph for each of its own, and addresses that can be pressed. */
function htmlOf(text: string): string {
  const paragraphs = text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .split('\n\n')
    .map(
      (paragraph) => `<p>${paragraph.replaceAll('\n', '<br>').replace(ADDRESS, '<a href="$&">$&</a>')}</p>`,
    );
  return `<!doctype html><html lang="es"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${paragraphs.join('')}</body></html>`;
}
