import { readTokens } from './session-tokens';

/** Whose the stored access token is, without asking the server, which alone can verify it. */
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
