/** Times are in seconds. */
export class AuthSettings {
  static readonly ISSUER = 'huella';
  static readonly AUDIENCE = 'huella-panel';

  constructor(
    readonly accessTokenKey: string,
    readonly antiForgeryKey: string,
    readonly accessTokenTtl: number,
    readonly refreshTokenTtl: number,
    /** Whether `PUBLIC_URL` is HTTPS; otherwise each request says so (`X-Forwarded-Proto`). */
    readonly isHttpsOnly: boolean,
  ) {}
}
