/** The token of an `Authorization: Bearer …` header (RFC 6750); the scheme is case-insensitive. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
