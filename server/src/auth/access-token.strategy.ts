import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AuthSettings } from './auth-settings.js';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from './staff.js';

/** What an access token says: whose it is and which session it belongs to. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly sid: string;
}

/** Checks the bearer token's signature, issuer, audience and age, and that its session is still open. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    settings: AuthSettings,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.accessTokenKey,
      algorithms: ['HS256'],
      issuer: AuthSettings.ISSUER,
      audience: AuthSettings.AUDIENCE,
    });
  }

  /** @returns the session's owner, or undefined where the session has ended: passport takes both. */
  validate(claims: AccessTokenClaims): Promise<SignedInStaff | undefined> {
    return this.sessions.findOpen(claims.sid, Number(claims.sub));
  }
}
