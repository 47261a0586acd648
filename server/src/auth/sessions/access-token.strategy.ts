import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AuthSettings } from '../auth-settings.js';
import { RequestSessions } from './request-sessions.js';
import type { SignedInStaff } from '../staff.js';

/** What an access token says: whose it is and which session it belongs to. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly sid: string;
  /** When it runs out, in seconds since 1970. */
  readonly exp: number;
}

/** Checks the bearer token's signature, issuer, audience and age, and that its session is still open. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    settings: AuthSettings,
    private readonly sessions: RequestSessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.accessTokenKey,
      algorithms: ['HS256'],
      issuer: AuthSettings.ISSUER,
      audience: AuthSettings.AUDIENCE,
      passReqToCallback: true,
    });
  }

  /** @returns the session's owner, or undefined where the session has ended: passport takes both. */
  validate(request: object, claims: AccessTokenClaims): Promise<SignedInStaff | undefined> {
    return this.sessions.owner(request, claims);
  }
}
