import type { KnownSession } from '#domain/agenda/kept-agenda.js';
import { readTokens } from './session-tokens';

/** The claims of an access token that matter here; `exp` is in seconds since 1970. */
interface Claims {
  readonly sid?: unknown;
  readonly exp?: unknown;
}

/** What the stored access token says of the session. It is not proved: only the server can. */
export function knownSession(): KnownSession | undefined {
  const claims = claimsOf(readTokens()?.accessToken ?? '');
  return typeof claims?.sid === 'string' && typeof claims.exp === 'number'
    ? { sessionId: claims.sid, endsAt: claims.exp * 1000 }
    : undefined;
}

/** A JWT's (RFC 7519): its second part, base64url. */
function claimsOf(token: string): Claims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return undefined;
  }
}
