const isWebProtocol = (protocol: string): boolean => protocol === 'http:' || protocol === 'https:';

/**
 * Whether a page may open a WebSocket: its origin must be this server's or the public address, because browsers don't
 * apply the same-origin policy to WebSockets. Clients other than browsers send no `Origin` and are allowed.
 * @param host the `Host` header: with the port unless it is the protocol's default.
 * @param publicAddress asked for only if the page is not of this host.
 */
export async function isOwnOrigin(
  origin: string | undefined,
  host: string,
  publicAddress: () => Promise<string | undefined>,
): Promise<boolean> {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page || !isWebProtocol(page.protocol)) return false;
  // Parsed with the page's protocol, so that `example.cl:443` equals `https://example.cl`.
  const here = URL.parse(`${page.protocol}//${host}`);
  return page.host === here?.host || page.origin === (await publicAddress());
}
