import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AccessTokenClaims } from './access-token.strategy.js';
import { AuthSettings } from '../auth-settings.js';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from '../staff.js';

/** More ended sessions than this are forgotten, the oldest first: they then cost a look-up again. */
const MOST_ENDED_SESSIONS = 10_000;

type WithHeaders = object & { readonly headers: { readonly authorization?: string | undefined } };

/** The session that a request's token names, looked up once per request: the limit asks for it, then the guard. */
@Injectable()
export class RequestSessions {
  private readonly found = new WeakMap<object, Promise<SignedInStaff | undefined>>();
  private readonly ended = new Set<string>();

  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
  ) {}

  /** What a request's token says, where it is genuine and has not run out. Its session may have ended. */
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

  /** Whether the session is open; false also where the database can't tell. */
  async isOpen(request: object, { sid, sub }: AccessTokenClaims): Promise<boolean> {
    // A session that has ended never opens again.
    if (this.ended.has(sid)) return false;
    const finding = this.sessions.findOpen(sid, Number(sub));
    this.found.set(request, finding);
    try {
      const staff = await finding;
      if (!staff) this.noteEnded(sid);
      return staff !== undefined;
    } catch {
      return false;
    }
  }

  /** The owner of the session, undefined where it has ended. */
  owner(request: object, { sid, sub }: AccessTokenClaims): Promise<SignedInStaff | undefined> {
    const found = this.found.get(request);
    // The next field of the same document may come after the session's end.
    this.found.delete(request);
    return found ?? this.sessions.findOpen(sid, Number(sub));
  }

  private noteEnded(sid: string): void {
    const [oldest] = this.ended;
    if (oldest !== undefined && this.ended.size >= MOST_ENDED_SESSIONS) this.ended.delete(oldest);
    this.ended.add(sid);
  }
}
