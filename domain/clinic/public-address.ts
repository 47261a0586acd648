export const MAX_PUBLIC_ADDRESS_LENGTH = 300;

/** URLs let a name contain quotes and other signs that no host has. */
const ORIGIN = /^https?:\/\/([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:\d+)?$/;

/**
 * Reads the address at which patients reach the clinic, as the operator or a user wrote it. It has no path: the product
 * needs a host name of its own.
 * @returns its origin, such as `https://clinica.example`; undefined if it is no http(s) address without a path.
 */
export function publicAddressOf(text: string): string | undefined {
  const written = text.trim();
  if (!/^https?:\/\/[^\s/?#@*]+\/*$/i.test(written)) return undefined;
  try {
    const { origin } = new URL(written);
    return ORIGIN.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Why an address did not lead to this clinic. */
export type PublicAddressFault =
  | 'NAME'
  | 'PRIVATE_ADDRESS'
  | 'ONLY_HERE'
  | 'NOT_ENCRYPTED'
  | 'REFUSED'
  | 'TIMEOUT'
  | 'CERTIFICATE'
  | 'REDIRECT'
  | 'ANOTHER_SITE'
  | 'CONNECTION';
