import type { PrivateDatabase, Sealed } from './private-database';

const ALGORITHM = 'AES-GCM';

/** The user's key in this browser, created at the first use. Scripts can use it but not read it. */
export async function keyOf(database: PrivateDatabase, staffId: number): Promise<CryptoKey> {
  const stored = await database.get('keys', staffId);
  if (stored) return stored;
  const created = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = database.transaction('keys', 'readwrite');
  // Another tab may have created a key first.
  const faster = await transaction.store.get(staffId);
  if (!faster) await transaction.store.put(created, staffId);
  await transaction.done;
  return faster ?? created;
}

/** @param place the owner of the value: with another place it can't be decrypted. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt(parametersOf(iv, place), key, text) };
}

/** @returns undefined if it can't be decrypted. */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(parametersOf(iv, place), key, bytes);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

const parametersOf = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(place),
});
