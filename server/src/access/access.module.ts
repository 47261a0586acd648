import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { OwnPassword } from './passwords/own-password.js';
import { PasswordLinks } from './passwords/password-links.js';
import { PasswordLinksResolver } from './passwords/password-links.resolver.js';
import { AccessTokenStrategy } from './sessions/access-token.strategy.js';
import { AntiForgeryController } from './anti-forgery/anti-forgery.controller.js';
import { AntiForgeryGuard } from './anti-forgery/anti-forgery.guard.js';
import { AntiForgery } from './anti-forgery/anti-forgery.js';
import { Actors } from './actors/actors.js';
import { AuthController } from './login/auth.controller.js';
import { AuthResolver } from './login/auth.resolver.js';
import { AuthService } from './login/auth.service.js';
import { AuthSettings } from './tokens/auth-settings.js';
import { ApiKeysResolver } from './keys/api-keys.resolver.js';
import { ApiKeys } from './keys/api-keys.service.js';
import { LoginLimits } from './passwords/login-limits.js';
import { CurrentRights } from './rights/current-rights.js';
import { RightsGuard } from './rights/rights.guard.js';
import { ProfileResolver } from './profile/profile.resolver.js';
import { ProfileService } from './profile/profile.service.js';
import { PublicAddress } from './public-address/public-address.js';
import { PublicAddressResolver } from './public-address/public-address.resolver.js';
import { PublicAddressSettings } from './public-address/public-address-settings.service.js';
import { PublicAddressTrial } from './public-address/public-address-trial.js';
import { UploadAccess } from './rights/upload-access.js';
import { RequestSessions } from './sessions/request-sessions.js';
import { OwnSecondFactorService } from './second-factor/own-second-factor.service.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service.js';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js';
import { SecurityEventsResolver } from './security-log/security-events.resolver.js';
import { SecurityLog } from './security-log/security-log.js';
import { SessionList } from './sessions/session-list.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsService } from './sessions/sessions.service.js';
import { StaffEvents } from './sessions/staff-events.js';
import { TeamResolver } from './team/team.resolver.js';
import { TeamService } from './team/team.service.js';
import { Sql } from '../foundation/database/sql.js';

/** The order of the guards matters: the session first, then anti-forgery, then the user's rights. */
@Module({})
export class AccessModule {
  /** @param publicUrl the operator's setting. */
  static with(settings: AuthSettings, publicUrl: string | undefined): DynamicModule {
    return {
      module: AccessModule,
      global: true,
      imports: [
        PassportModule,
        JwtModule.register({
          secret: settings.accessTokenKey as unknown as Buffer,
          signOptions: {
            algorithm: 'HS256',
            issuer: AuthSettings.ISSUER,
            audience: AuthSettings.AUDIENCE,
            expiresIn: settings.accessTokenTtl,
          },
        }),
      ],
      controllers: [AuthController, AntiForgeryController],
      providers: [
        { provide: AuthSettings, useValue: settings },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: AntiForgeryGuard },
        { provide: APP_GUARD, useClass: RightsGuard },
        AccessTokenStrategy,
        Actors,
        AntiForgery,
        ApiKeys,
        ApiKeysResolver,
        AuthResolver,
        AuthService,
        CurrentRights,
        LoginLimits,
        OwnPassword,
        OwnSecondFactorService,
        PasswordLinks,
        PasswordLinksResolver,
        ProfileResolver,
        ProfileService,
        {
          provide: PublicAddress,
          inject: [EntityManager, Sql],
          useFactory: (em: EntityManager, sql: Sql) => new PublicAddress(em, sql, publicUrl),
        },
        PublicAddressResolver,
        PublicAddressSettings,
        PublicAddressTrial,
        RecoveryCodes,
        RequestSessions,
        SecondFactor,
        SecondFactorPolicyService,
        SecondFactorResolver,
        SecurityEventsResolver,
        SecurityLog,
        SessionList,
        SessionsService,
        StaffEvents,
        TeamResolver,
        TeamService,
        UploadAccess,
      ],
      exports: [
        Actors,
        ApiKeys,
        AuthSettings,
        CurrentRights,
        OwnPassword,
        PublicAddress,
        RequestSessions,
        SecurityLog,
        SessionsService,
        StaffEvents,
        UploadAccess,
      ],
    };
  }
}
