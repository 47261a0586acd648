/**
 * The token of an `Authorization: Bearer …` header (RFC 6750, 2.1); the scheme is case-insensitive. Linear in the
 * header's length, unlike passport-jwt's own parser.
 * @returns undefined if there is none, or it has characters that no token has
 */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
