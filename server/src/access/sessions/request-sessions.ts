import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuthSettings } from '../tokens/auth-settings.js';
import { bearerToken } from '../tokens/bearer-token.js';
import { ApiKeys } from '../keys/api-keys.service.js';
import { keyHashFromHeader } from '../keys/key-token.js';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from '../actors/staff.js';

/** The number of ended sessions to cache. The oldest are dropped first and then cost a query again. */
const MAX_ENDED_SESSIONS = 10_000;

type WithHeaders = object & { readonly headers: { readonly authorization?: string | undefined } };

export interface AccessTokenClaims {
  /** The user's id. */
  readonly sub: string;
  /** The session's id. */
  readonly sid: string;
  /** Expiry, in seconds since 1970. */
  readonly exp: number;
}

/** A key sent with a request, not checked yet. */
export interface KeyClaims {
  /** Identifies the key for rate limits. */
  readonly sub: string;
  readonly hash: Buffer;
  readonly isUnproved: true;
}

export type RequestClaims = AccessTokenClaims | KeyClaims;

/** Looks up a request's session or key once, for the limits and then for the guard. */
@Injectable()
export class RequestSessions {
  private readonly lookups = new WeakMap<object, Promise<SignedInStaff | undefined>>();
  private readonly ended = new Set<string>();

  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
  ) {}

  /** The claims of a key, or of a valid, unexpired token. The key may not work, and the session may have ended. */
  claimsOf(request: WithHeaders): RequestClaims | undefined {
    return this.keyOf(request) ?? this.tokenOf(request);
  }

  keyOf({ headers: { authorization } }: WithHeaders): KeyClaims | undefined {
    const hash = keyHashFromHeader(authorization);
    return hash && { sub: `key ${hash.toString('base64url')}`, hash, isUnproved: true };
  }

  /** Whether the session is open; false if the database does not respond. */
  async isOpen(request: object, claims: RequestClaims): Promise<boolean> {
    // An ended session never reopens.
    if ('sid' in claims && this.ended.has(claims.sid)) return false;
    const lookup = this.lookups.get(request) ?? this.find(claims);
    this.lookups.set(request, lookup);
    try {
      // Began before any transaction of the request.
      // oxlint-disable-next-line huella/statements-in-order
      const found = await lookup;
      if (!found && 'sid' in claims) this.rememberEnded(claims.sid);
      return found !== undefined;
    } catch {
      return false;
    }
  }

  /** The acting user; undefined if the session has ended or the key does not work. */
  async owner(request: object, claims: RequestClaims): Promise<SignedInStaff | undefined> {
    const lookup = this.lookups.get(request);
    // Each lookup is used once: the next field of the same document may run after the session has ended.
    this.lookups.delete(request);
    return lookup ?? this.find(claims);
  }

  /** The same before the guards, which then reuse the lookup. Also undefined if the database does not respond. */
  async senderOf(request: object, claims: RequestClaims): Promise<SignedInStaff | undefined> {
    if (!(await this.isOpen(request, claims))) return undefined;
    return this.lookups.get(request)?.catch(() => undefined);
  }

  private tokenOf({ headers: { authorization } }: WithHeaders): AccessTokenClaims | undefined {
    const token = bearerToken(authorization);
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

  private find(claims: RequestClaims): Promise<SignedInStaff | undefined> {
    return 'sid' in claims
      ? this.sessions.findUsed(claims.sid, Number(claims.sub))
      : this.keys.findUsed(claims.hash);
  }

  private rememberEnded(sid: string): void {
    const [oldest] = this.ended;
    if (oldest !== undefined && this.ended.size >= MAX_ENDED_SESSIONS) this.ended.delete(oldest);
    this.ended.add(sid);
  }
}
