/** Random also where the page is not served by HTTPS and `crypto.randomUUID` is absent. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
