import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { AuthSettings } from '../tokens/auth-settings.js';
import { bearerToken } from '../tokens/bearer-token.js';
import { type AccessTokenClaims, RequestSessions } from './request-sessions.js';
import type { SignedInStaff } from '../actors/staff.js';

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    settings: AuthSettings,
    private readonly sessions: RequestSessions,
  ) {
    super({
      jwtFromRequest: ({ headers }) => bearerToken(headers.authorization) ?? null,
      secretOrKey: settings.accessTokenKey,
      algorithms: ['HS256'],
      issuer: AuthSettings.ISSUER,
      audience: AuthSettings.AUDIENCE,
      passReqToCallback: true,
    });
  }

  /** @returns undefined if the session has ended; passport then rejects the token. */
  validate(request: object, claims: AccessTokenClaims): Promise<SignedInStaff | undefined> {
    return this.sessions.owner(request, claims);
  }
}
