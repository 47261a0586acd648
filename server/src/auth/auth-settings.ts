import { createSecretKey, type KeyObject } from 'node:crypto';

/** Times are in seconds. */
export class AuthSettings {
  static readonly ISSUER = 'huella';
  static readonly AUDIENCE = 'huella-panel';

  /**
   * Made once: out of a text, each check of a token would first try to read it as a public key. jsonwebtoken takes it; the
   * types of the packages around it know of texts and buffers only.
   */
  readonly accessTokenKey: KeyObject;

  constructor(
    accessTokenKey: string,
    readonly antiForgeryKey: string,
    readonly accessTokenTtl: number,
    readonly refreshTokenTtl: number,
    /** Whether `PUBLIC_URL` is HTTPS; otherwise each request says so (`X-Forwarded-Proto`). */
    readonly isHttpsOnly: boolean,
  ) {
    this.accessTokenKey = createSecretKey(accessTokenKey, 'utf8');
  }
}
