const isWebProtocol = (protocol: string): boolean => protocol === 'http:' || protocol === 'https:';

/**
 * Whether a page may open a WebSocket: its origin must be this server's or that of `PUBLIC_URL`, because browsers don't
 * apply the same-origin policy to WebSockets. Clients other than browsers send no `Origin` and are allowed.
 * @param host the `Host` header: with the port unless it is the protocol's default.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page || !isWebProtocol(page.protocol)) return false;
  // Parsed with the page's protocol, so that `example.cl:443` equals `https://example.cl`.
  const here = URL.parse(`${page.protocol}//${host}`);
  return (
    page.host === here?.host || (publicUrl !== undefined && page.origin === URL.parse(publicUrl)?.origin)
  );
}
