import type { KnownSession } from '#domain/agenda/offline-agenda.js';
import { readTokens } from './session-tokens';

/** The claims of an access token that matter here; `exp` is in seconds since 1970. */
interface Claims {
  readonly sid?: unknown;
  readonly exp?: unknown;
}

/** What the stored access token says about the session. It is not verified: only the server can do that. */
export function knownSession(): KnownSession | undefined {
  const claims = claimsOf(readTokens()?.accessToken ?? '');
  return typeof claims?.sid === 'string' && typeof claims.exp === 'number'
    ? { sessionId: claims.sid, endsAt: claims.exp * 1000 }
    : undefined;
}

/** The claims of a JWT (RFC 7519): its second part, in base64url. */
function claimsOf(token: string): Claims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return undefined;
  }
}
