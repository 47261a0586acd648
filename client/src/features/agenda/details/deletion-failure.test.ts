import { describe, expect, it } from '@jest/globals';
import { deletionFailure } from './deletion-failure';

describe('Deletion failure', () => {
  it.each([
    ['UNAUTHENTICATED', 'Error de autenticación. Por favor, refresca la página e intenta nuevamente.'],
    ['CSRF_FAILED', 'No tienes permiso para eliminar esta cita. Error de CSRF o autenticación.'],
    ['FORBIDDEN', 'No tienes permiso para eliminar esta cita. Error de CSRF o autenticación.'],
    ['NOT_FOUND', 'La cita que intentas eliminar no existe o ya fue eliminada.'],
    ['TOO_MANY_REQUESTS', 'Error al eliminar la cita'],
    [undefined, 'Error al eliminar la cita'],
  ] as const)('a deletion that fails with %s shows: %s', (code, sentence) => {
    expect(deletionFailure({ code, sentence: 'x', fields: {} })).toBe(sentence);
  });

  it('a failed deletion lists each invalid field, in Spanish, with its message', () => {
    expect(deletionFailure({ code: 'INVALID_INPUT', sentence: '', fields: { time: ['Falta.'] } })).toBe(
      'Datos inválidos. Verifica la información de la cita. hora: Falta.',
    );
  });
});
