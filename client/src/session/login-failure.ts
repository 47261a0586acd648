import { ConnectionError, ServerError } from '../calls/call-errors';

/** The message above the login form. */
export function loginFailure(error: unknown): string {
  if (error instanceof ConnectionError) return 'Error de conexión. Revise su internet e inténtelo de nuevo.';
  if (error instanceof ServerError && error.sentence) return error.sentence;
  return 'No se pudo iniciar la sesión. Inténtelo de nuevo.';
}
