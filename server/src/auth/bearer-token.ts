/** What a request shows as `Authorization: Bearer …` (RFC 6750); the scheme's case does not count. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
