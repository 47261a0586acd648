import { createSecretKey, type KeyObject } from 'node:crypto';

/** Times are in seconds. */
export class AuthSettings {
  static readonly ISSUER = 'huella';
  static readonly AUDIENCE = 'huella-panel';

  /**
   * Created once: given a string, jsonwebtoken would try to parse it as a public key for every token it checks. It
   * accepts a key object, although the types of the packages around it only allow strings and buffers.
   */
  readonly accessTokenKey: KeyObject;

  constructor(
    accessTokenKey: string,
    readonly antiForgeryKey: string,
    readonly accessTokenTtl: number,
    readonly refreshTokenTtl: number,
    /** Whether `PUBLIC_URL` is HTTPS; otherwise decided per request (`X-Forwarded-Proto`). */
    readonly isHttpsOnly: boolean,
  ) {
    this.accessTokenKey = createSecretKey(accessTokenKey, 'utf8');
  }
}
