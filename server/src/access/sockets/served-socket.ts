import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { RateLimit } from '../../foundation/config.js';
import { describeFault } from '../../foundation/errors/describe-fault.js';
import { toDomainError } from '../../foundation/errors/to-domain-error.js';
import { nestsDeeper } from '../../foundation/http/bodies/json-nesting.js';
import { MessageRate } from './message-rate.js';
import type { OpenSessions } from './open-sessions.js';
import type { SocketLog } from './socket-log.js';
import type { SocketSlot } from './socket-quota.js';
import type { Connection } from './subscription-protocol.js';

/** Close codes besides graphql-ws's own (`CloseCode`) and those of RFC 6455, section 7.4.1. */
const TOO_MANY_MESSAGES = 4429;
const TRY_AGAIN_LATER = 1013;

/** A peer that has not answered by the next ping is presumed dead. */
const PING_EVERY_MS = 12_000;
/** How much may be buffered for a slow reader. */
const MAX_UNSENT_BYTES = 256 * 1024;
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Limit of a close frame: RFC 6455, section 5.5. */
const MAX_REASON_BYTES = 123;

export interface SocketContext {
  readonly request: IncomingMessage;
  /** Runs work on behalf of the peer: a socket's messages arrive outside the request that opened it. */
  readonly actFor: <T>(work: () => T) => T;
  readonly protocol: Server<Connection>;
  readonly sessions: OpenSessions;
  readonly slot: SocketSlot;
  readonly messageLimit: RateLimit | undefined;
  readonly log: SocketLog;
  readonly logger: Logger;
}

/** Serves GraphQL subscriptions on one WebSocket, and closes it if the peer exceeds a limit. */
export class ServedSocket {
  private readonly rate: MessageRate;
  private readonly cleanups: (() => void)[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly context: SocketContext,
  ) {
    this.rate = new MessageRate(context.messageLimit);
  }

  serve(): void {
    const { socket } = this;
    const { protocol, request, log } = this.context;
    // ws closes the socket itself: with 1009 for a message that is too long, 1002 or 1007 for a malformed one.
    socket.on('error', (error: NodeJS.ErrnoException) => log.closed(error.code ?? error.name));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => this.send(text),
        close: (code = 1000, reason = '') => this.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer, isBinary) => this.receive(data, isBinary, handle)),
      },
      { request, signedIn: (session, until) => this.signedIn(session, until) },
    );
    socket.on('ping', () => this.count());
    this.keepAlive();
    socket.once('close', (code, reason) => {
      for (const cleanup of this.cleanups) cleanup();
      closed(code, String(reason)).catch((error: unknown) => this.logFault(error));
    });
  }

  private receive(data: Buffer, isBinary: boolean, handle: (text: string) => Promise<void>): void {
    if (!this.isOpen() || !this.count()) return;
    const text = data.toString();
    if (isBinary || nestsDeeper(text)) this.close(CloseCode.BadRequest, 'Invalid message received');
    else this.context.actFor(() => handle(text)).catch((error: unknown) => this.fail(error));
  }

  /** @returns whether the message is within the rate limit. */
  private count(): boolean {
    const isExceeded = this.rate.isExceeded(performance.now());
    if (isExceeded) this.close(TOO_MANY_MESSAGES, 'Too many messages');
    return !isExceeded;
  }

  private send(text: string): Promise<void> {
    if (!this.isOpen()) return Promise.resolve();
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) {
      this.context.log.closed('SLOW_READER');
      this.socket.terminate();
      return Promise.resolve();
    }
    // Resolves on failure too: the socket is closing then.
    return new Promise((resolve) => this.socket.send(text, () => resolve()));
  }

  private close(code: number, reason: string): void {
    if (!this.isOpen()) return;
    this.context.log.closed(String(code));
    // Some of graphql-ws's reasons quote the peer's message.
    this.socket.close(code, Buffer.byteLength(reason) > MAX_REASON_BYTES ? '' : reason);
  }

  private signedIn(session: string, until: number): void {
    // It may have closed while its session was looked up.
    if (!this.isOpen()) return;
    const { slot, sessions } = this.context;
    slot.signIn();
    const end = (): void => this.close(CloseCode.Forbidden, 'Forbidden');
    const expiry = setTimeout(end, Math.min(until * 1000 - Date.now(), MAX_TIMER_MS));
    this.cleanups.push(() => clearTimeout(expiry), sessions.onEnd(session, end));
  }

  private keepAlive(): void {
    const { socket } = this;
    let pending: Buffer | undefined;
    socket.on('pong', (data: Buffer) => {
      // Only a peer that has read the ping can return its payload.
      if (pending?.equals(data)) pending = undefined;
      this.count();
    });
    const interval = setInterval(() => {
      if (pending) socket.terminate();
      else socket.ping((pending = randomBytes(8)));
    }, PING_EVERY_MS);
    this.cleanups.push(() => clearInterval(interval));
  }

  private fail(error: unknown): void {
    if (toDomainError(error).code === 'DATABASE_UNAVAILABLE') {
      this.close(TRY_AGAIN_LATER, 'Try again later');
      return;
    }
    this.logFault(error);
    this.close(CloseCode.InternalServerError, 'Internal server error');
  }

  private logFault(error: unknown): void {
    this.context.logger.error(describeFault(error), 'fault');
  }

  private isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}
