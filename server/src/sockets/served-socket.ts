import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { AccessTokenClaims } from '../auth/sessions/access-token.strategy.js';
import type { RateLimit } from '../config.js';
import { describeFault } from '../errors/describe-fault.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { nestsDeeper } from '../http/json-nesting.js';
import { MessageRate } from './message-rate.js';
import type { OpenSessions } from './open-sessions.js';
import type { SocketLog } from './socket-log.js';
import type { SocketPlace } from './socket-places.js';
import type { Connection } from './subscription-protocol.js';

/** Beside graphql-ws's own (`CloseCode`) and RFC 6455's, section 7.4.1. */
const TOO_MANY_MESSAGES = 4429;
const TRY_AGAIN_LATER = 1013;

/** A peer that does not answer from one ping to the next is gone. */
const PING_EVERY_MS = 12_000;
/** What may wait for a peer that does not read. */
const MOST_UNSENT_BYTES = 256 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Of a close frame: RFC 6455, section 5.5. */
const MOST_REASON_BYTES = 123;

export interface SocketSurroundings {
  readonly request: IncomingMessage;
  readonly protocol: Server<Connection>;
  readonly sessions: OpenSessions;
  readonly place: SocketPlace;
  readonly messageLimit: RateLimit | undefined;
  readonly log: SocketLog;
  readonly logger: Logger;
}

/** Speaks GraphQL over one WebSocket until it closes, and closes it where the peer goes too far. */
export class ServedSocket {
  private readonly rate: MessageRate;
  /** What is to be undone when the socket closes. */
  private readonly cleanups: (() => void)[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly surroundings: SocketSurroundings,
  ) {
    this.rate = new MessageRate(surroundings.messageLimit);
  }

  serve(): void {
    const { socket } = this;
    const { protocol, request, log } = this.surroundings;
    // ws closes the socket itself: 1009 for what is too long, 1002 and 1007 for what is malformed.
    socket.on('error', (error: NodeJS.ErrnoException) => log.closed(error.code ?? error.name));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => this.send(text),
        close: (code = 1000, reason = '') => this.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer, isBinary) => this.hear(data, isBinary, handle)),
      },
      { request, signedIn: (claims) => this.signedIn(claims) },
    );
    socket.on('ping', () => this.count());
    this.keepAlive();
    socket.once('close', (code, reason) => {
      for (const cleanup of this.cleanups) cleanup();
      closed(code, String(reason)).catch((error: unknown) => this.fault(error));
    });
  }

  private hear(data: Buffer, isBinary: boolean, handle: (text: string) => Promise<void>): void {
    if (!this.isOpen() || !this.count()) return;
    const text = data.toString();
    if (isBinary || nestsDeeper(text)) this.close(CloseCode.BadRequest, 'Invalid message received');
    else handle(text).catch((error: unknown) => this.fail(error));
  }

  /** @returns whether the peer may send this. */
  private count(): boolean {
    const isExceeded = this.rate.isExceeded(performance.now());
    if (isExceeded) this.close(TOO_MANY_MESSAGES, 'Too many messages');
    return !isExceeded;
  }

  private send(text: string): Promise<void> {
    if (!this.isOpen()) return Promise.resolve();
    if (this.socket.bufferedAmount > MOST_UNSENT_BYTES) {
      this.surroundings.log.closed('SLOW_READER');
      this.socket.terminate();
      return Promise.resolve();
    }
    // What can't be sent is not awaited any more: the socket is closing.
    return new Promise((resolve) => this.socket.send(text, () => resolve()));
  }

  private close(code: number, reason: string): void {
    if (!this.isOpen()) return;
    this.surroundings.log.closed(String(code));
    // Some of graphql-ws's reasons quote the peer.
    this.socket.close(code, Buffer.byteLength(reason) > MOST_REASON_BYTES ? '' : reason);
  }

  private signedIn({ sid, exp }: AccessTokenClaims): void {
    // It may have closed while its token was looked up.
    if (!this.isOpen()) return;
    const { place, sessions } = this.surroundings;
    place.signIn();
    const end = (): void => this.close(CloseCode.Forbidden, 'Forbidden');
    const expiry = setTimeout(end, Math.min(exp * 1000 - Date.now(), LONGEST_TIMER_MS));
    this.cleanups.push(() => clearTimeout(expiry), sessions.onEnd(sid, end));
  }

  private keepAlive(): void {
    const { socket } = this;
    let awaited: Buffer | undefined;
    socket.on('pong', (data: Buffer) => {
      // Only who has read the ping can return what it held.
      if (awaited?.equals(data)) awaited = undefined;
      this.count();
    });
    const interval = setInterval(() => {
      if (awaited) socket.terminate();
      else socket.ping((awaited = randomBytes(8)));
    }, PING_EVERY_MS);
    this.cleanups.push(() => clearInterval(interval));
  }

  private fail(error: unknown): void {
    if (toDomainError(error).code === 'DATABASE_UNAVAILABLE') {
      this.close(TRY_AGAIN_LATER, 'Try again later');
      return;
    }
    this.fault(error);
    this.close(CloseCode.InternalServerError, 'Internal server error');
  }

  private fault(error: unknown): void {
    this.surroundings.logger.error(describeFault(error), 'fault');
  }

  private isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}
