import { createTransport, type Transporter } from 'nodemailer';
import { addressOf } from '../mail-address.js';
import { MAIL_FAILURES } from '../mail-texts.es.js';
import type { MessageChannel, OutgoingMessage, Outcome } from './message-channel.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** A mail server, by SMTP. */
export class SmtpChannel implements MessageChannel {
  private readonly transport: Transporter;

  /** @param from as it stands in the header, such as `Clínica <hola@clinica.cl>`. */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url, {
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A message is text of ours: nothing in it is fetched or read from a disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
  }

  async send(message: OutgoingMessage): Promise<Outcome> {
    const isCancelled = message.kind === 'CANCELLATION';
    try {
      const { messageId } = await this.transport.sendMail({
        from: this.from,
        // An object, and not a text: a comma in an address would make two of it.
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.body,
        html: htmlOf(message.body),
        messageId: `<huella-${message.id}-${message.tries}@${addressOf(this.from).split('@')[1] ?? 'huella'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(message.attachment && {
          icalEvent: {
            filename: isCancelled ? 'cancelacion.ics' : 'cita.ics',
            method: isCancelled ? 'CANCEL' : 'PUBLISH',
            content: message.attachment,
          },
        }),
      });
      return { kind: 'ACCEPTED', providerId: messageId };
    } catch (error) {
      return outcomeOf(error as MailError);
    }
  }
}

/** What nodemailer throws. */
interface MailError {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

// Said before anything was sent; a plain 'Timeout' or a connection that closes may come after the whole message.
const BEFORE_THE_MESSAGE = /^(Connection timeout|Greeting never received|TLS handshake timed out)/;
const NEVER_CONNECTED = new Set(['connect', 'getaddrinfo', 'queryA', 'queryAaaa']);

function outcomeOf({ code, syscall, responseCode, message }: MailError): Outcome {
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'REFUSED', failure: MAIL_FAILURES.LOGIN };
  if (responseCode !== undefined && responseCode >= 500)
    return { kind: 'REFUSED', failure: MAIL_FAILURES.REFUSED };
  if (responseCode !== undefined && responseCode >= 400)
    return { kind: 'NOT_TAKEN', failure: MAIL_FAILURES.LATER };
  if (code === 'EENVELOPE') return { kind: 'REFUSED', failure: MAIL_FAILURES.REFUSED };
  const isBefore =
    code === 'EDNS' ||
    code === 'ETLS' ||
    NEVER_CONNECTED.has(syscall ?? '') ||
    BEFORE_THE_MESSAGE.test(message ?? '');
  return isBefore ? { kind: 'NOT_TAKEN', failure: MAIL_FAILURES.UNREACHABLE } : { kind: 'UNKNOWN' };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same text for those who read HTML: a paragraph for each of its own. */
function htmlOf(text: string): string {
  const paragraphs = text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="es"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${paragraphs.join('')}</body></html>`;
}
