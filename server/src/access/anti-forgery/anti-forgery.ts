import { DomainError } from '#domain/errors.js';
import { Tokens } from '@fastify/csrf';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../foundation/http/same-secret.js';
import { AuthSettings } from '../tokens/auth-settings.js';

export const ANTI_FORGERY_COOKIE = 'csrftoken';
const ANTI_FORGERY_HEADER = 'x-csrftoken';

/** Double submit: cookie and header must carry the same token, and only this server can issue one. */
@Injectable()
export class AntiForgery {
  private readonly tokens;
  private readonly secret: string;

  constructor(private readonly settings: AuthSettings) {
    this.tokens = new Tokens({ hmacKey: settings.antiForgeryKey });
    this.secret = settings.antiForgeryKey;
  }

  /** Sets the cookie (readable by scripts) and returns the token to send in the header. */
  issue(request: FastifyRequest, reply: FastifyReply): string {
    const token = this.tokens.create(this.secret);
    void reply.setCookie(ANTI_FORGERY_COOKIE, token, {
      path: '/',
      sameSite: 'lax',
      httpOnly: false,
      secure: this.settings.isHttpsOnly || request.protocol === 'https',
    });
    return token;
  }

  /** Whether this clinic's instances issued it. */
  isOwn(token: unknown): boolean {
    return typeof token === 'string' && this.tokens.verify(this.secret, token);
  }

  carriesCookie(request: FastifyRequest): boolean {
    // WebSocket handshakes have no parsed cookies; they carry subscriptions only (sockets/subscription-protocol.ts).
    return request.cookies?.[ANTI_FORGERY_COOKIE] !== undefined;
  }

  /** @throws DomainError `CSRF_FAILED` unless cookie and header carry the same token, issued by this server. */
  check(request: FastifyRequest): void {
    const cookie = request.cookies[ANTI_FORGERY_COOKIE];
    const header = request.headers[ANTI_FORGERY_HEADER];
    const agree = typeof header === 'string' && cookie !== undefined && isSameSecret(cookie, header);
    if (!agree || !this.isOwn(header)) throw new DomainError('CSRF_FAILED');
  }
}
