import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface Letter {
  readonly from: string;
  readonly to: string[];
  readonly raw: string;
}

type Verdict = (session: SMTPServerSession) => Error | undefined;

interface Rules {
  /** If set, it accepts nothing without this login. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Offers STARTTLS, with an untrusted certificate. */
  readonly hasTls?: boolean;
}

const isRefused = (address: string): boolean => address.endsWith('@refused.invalid');

/** A mail server that accepts everything unless a test sets another response or it has a login. */
export class FakeMailServer {
  readonly letters: Letter[] = [];
  /** Failures of the next e-mails, in turn, after they were read. */
  readonly rejectNext: Array<Error | 'hang up'> = [];
  judgeRecipient: Verdict = () => undefined;
  port = 0;
  private server: SMTPServer | undefined;
  private tell: () => void = () => undefined;

  private readonly rules: Rules;

  constructor(rules: Rules = {}) {
    this.rules = rules;
  }

  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: this.rules.login === undefined,
      allowInsecureAuth: true,
      disabledCommands: this.rules.hasTls ? [] : ['STARTTLS'],
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        const { login } = this.rules;
        const isKnown = username === login?.user && password === login?.password;
        done(isKnown ? null : smtpError(535), { user: username });
      },
      onMailFrom: ({ address }, _session, done) => done(isRefused(address) ? smtpError(550) : null),
      onRcptTo: ({ address }, session, done) =>
        done(isRefused(address) ? smtpError(550) : this.judgeRecipient(session)),
      onData: (stream, session, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const refusal = this.rejectNext.shift();
          if (refusal === 'hang up') {
            this.dropConnections();
            return;
          }
          if (refusal) return done(refusal);
          this.letters.push({
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(pieces).toString('utf8'),
          });
          done();
          this.tell();
        });
      },
    });
    this.server.on('error', () => undefined);
    await new Promise<void>((ready) => this.server!.listen(this.port, '127.0.0.1', ready));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  forget(): void {
    this.letters.length = 0;
    this.rejectNext.length = 0;
    this.judgeRecipient = () => undefined;
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server!.close(() => done()));
  }

  get environment(): Record<string, string> {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'Clínica Demo <hola@clinica.invalid>' };
  }

  async untilAccepted(count: number): Promise<void> {
    while (this.letters.length < count) await new Promise<void>((resolve) => (this.tell = resolve));
  }

  private dropConnections(): void {
    const { connections } = this.server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
    for (const connection of connections) connection._socket.destroy();
  }
}

export const smtpError = (responseCode: number): Error =>
  Object.assign(new Error('not now'), { responseCode });

/** The decoded part of an e-mail with this type; undefined if it has none. */
export function partOf(letter: Letter, type: string): string | undefined {
  for (const part of letter.raw.split(/^--[-_\w=.]+(?:--)?$/m)) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    if (!new RegExp(`content-type: ${type}`, 'i').test(head)) continue;
    const body = part.slice(end + 4);
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    if (!/quoted-printable/i.test(head)) return body;
    const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_match, hex: string) => `%${hex}`);
    return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
  }
  return undefined;
}

/** A header's text, unfolded and decoded (RFC 2047). */
export function headerOf(letter: Letter, name: string): string {
  const head = letter.raw.slice(0, letter.raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_match, text: string) =>
      decodeURIComponent(text.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
    )
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_match, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );
}

/** The lines of a calendar file, unfolded (RFC 5545, 3.1). */
export const entryLines = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');
