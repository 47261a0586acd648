import type { ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import { errorOf, jsonOf, ServerError } from '../../../calls/call-errors';
import { CSRF_HEADER } from '../../../calls/csrf-fetch';
import { csrfToken } from '../../../calls/csrf-token';
import { sessionFetch } from '../../../session/session-fetch';

const WORDS: Readonly<Record<ClinicImageKind, string>> = { LOGO: 'logo', PHOTO: 'foto' };

/** @param file undefined to remove the image. @throws ServerError that says what to do, ConnectionError */
export async function saveImage(kind: ClinicImageKind, version: number, file?: File): Promise<void> {
  const response = await sessionFetch(`/api/clinica/imagenes/${WORDS[kind]}/?version=${version}`, {
    method: file ? 'PUT' : 'DELETE',
    // The server checks the bytes, not the file name.
    headers: {
      [CSRF_HEADER]: await csrfToken(),
      ...(file && { 'content-type': 'application/octet-stream' }),
    },
    ...(file && { body: file }),
  });
  const error = errorOf(response, await jsonOf(response));
  if (error) throw error;
}

/** The server's message about an image; undefined if the server could not be reached. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ServerError ? error.sentence : undefined;
