import { readTokens } from './session-tokens';

/** The id of the stored access token's user. It is not verified: only the server can do that. */
export function knownStaffId(): number | undefined {
  const staffId = Number(subjectOf(readTokens()?.accessToken ?? ''));
  return staffId > 0 ? staffId : undefined;
}

/** The subject of a JWT (RFC 7519): a claim in its second part, which is JSON in base64url. */
function subjectOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}
