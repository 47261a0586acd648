import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AccessTokenClaims } from './access-token.strategy.js';
import { AuthSettings } from '../auth-settings.js';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from '../staff.js';

/** How many ended sessions are remembered. Older ones are dropped first and cost a query again. */
const MOST_ENDED_SESSIONS = 10_000;

type WithHeaders = object & { readonly headers: { readonly authorization?: string | undefined } };

/** Looks up a request's session once: the rate limit needs it, then the guard. */
@Injectable()
export class RequestSessions {
  private readonly lookups = new WeakMap<object, Promise<SignedInStaff | undefined>>();
  private readonly ended = new Set<string>();

  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
  ) {}

  /** The claims of a valid, unexpired token. Its session may have ended. */
  claimsOf({ headers: { authorization = '' } }: WithHeaders): AccessTokenClaims | undefined {
    const token = /^bearer (\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    try {
      return this.jwt.verify<AccessTokenClaims>(token, {
        algorithms: ['HS256'],
        issuer: AuthSettings.ISSUER,
        audience: AuthSettings.AUDIENCE,
      });
    } catch {
      return undefined;
    }
  }

  /** False also if the database does not answer. */
  async isOpen(request: object, { sid, sub }: AccessTokenClaims): Promise<boolean> {
    // An ended session never reopens.
    if (this.ended.has(sid)) return false;
    const lookup = this.sessions.findUsed(sid, Number(sub));
    this.lookups.set(request, lookup);
    try {
      const staff = await lookup;
      if (!staff) this.rememberEnded(sid);
      return staff !== undefined;
    } catch {
      return false;
    }
  }

  /** The session's owner; undefined if it has ended. */
  owner(request: object, { sid, sub }: AccessTokenClaims): Promise<SignedInStaff | undefined> {
    const lookup = this.lookups.get(request);
    // Used once: the next field of the same document may run after the session has ended.
    this.lookups.delete(request);
    return lookup ?? this.sessions.findUsed(sid, Number(sub));
  }

  private rememberEnded(sid: string): void {
    const [oldest] = this.ended;
    if (oldest !== undefined && this.ended.size >= MOST_ENDED_SESSIONS) this.ended.delete(oldest);
    this.ended.add(sid);
  }
}
