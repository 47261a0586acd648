/** What the session code needs to know, handed in at start-up. Times are seconds. */
export class AuthSettings {
  static readonly ISSUER = 'huella';
  static readonly AUDIENCE = 'huella-panel';

  constructor(
    readonly accessTokenKey: string,
    readonly antiForgeryKey: string,
    readonly accessTokenTtl: number,
    readonly refreshTokenTtl: number,
    /** Whether browsers reach us over HTTPS only, as `PUBLIC_URL` says; a proxy may say so per request. */
    readonly isHttpsOnly: boolean,
  ) {}
}
