import { DomainError } from '#domain/errors.js';
import { Tokens } from '@fastify/csrf';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../http/same-secret.js';
import { AuthSettings } from '../auth-settings.js';

export const ANTI_FORGERY_COOKIE = 'csrftoken';
const ANTI_FORGERY_HEADER = 'x-csrftoken';

/** Double submit of a token that only this server can make (rest-contract, 'Anti-forgery'). */
@Injectable()
export class AntiForgery {
  private readonly tokens;
  private readonly secret: string;

  constructor(private readonly settings: AuthSettings) {
    this.tokens = new Tokens({ hmacKey: settings.antiForgeryKey });
    this.secret = settings.antiForgeryKey;
  }

  /** Sets the cookie, readable by script, and returns the token that belongs into the header. */
  give(request: FastifyRequest, reply: FastifyReply): string {
    const token = this.tokens.create(this.secret);
    void reply.setCookie(ANTI_FORGERY_COOKIE, token, {
      path: '/',
      sameSite: 'lax',
      httpOnly: false,
      secure: this.settings.isHttpsOnly || request.protocol === 'https',
    });
    return token;
  }

  carriesCookie(request: FastifyRequest): boolean {
    // A WebSocket's handshake has no parsed cookies; it carries subscriptions only (sockets/subscription-protocol.ts).
    return request.cookies?.[ANTI_FORGERY_COOKIE] !== undefined;
  }

  /** @throws DomainError `CSRF_FAILED` unless cookie and header agree on a token that this server gave. */
  check(request: FastifyRequest): void {
    const cookie = request.cookies[ANTI_FORGERY_COOKIE];
    const header = request.headers[ANTI_FORGERY_HEADER];
    const agree = typeof header === 'string' && cookie !== undefined && isSameSecret(cookie, header);
    if (!agree || !this.tokens.verify(this.secret, header)) throw new DomainError('CSRF_FAILED');
  }
}
