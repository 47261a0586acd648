const isWebProtocol = (protocol: string): boolean => protocol === 'http:' || protocol === 'https:';

/**
 * Whether a page may open a WebSocket here: one of this address, or of `PUBLIC_URL`. Browsers don't hold WebSockets
 * to the same origin themselves. Programs send no `Origin`, and may.
 * @param host as the client named it, with the port where it is not the protocol's own.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page || !isWebProtocol(page.protocol)) return false;
  // Parsed with the page's protocol, so that `example.cl:443` and `https://example.cl` are the same.
  const here = URL.parse(`${page.protocol}//${host}`);
  return (
    page.host === here?.host || (publicUrl !== undefined && page.origin === URL.parse(publicUrl)?.origin)
  );
}
