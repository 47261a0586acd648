import { nounOf } from '#domain/field-names.es.js';
import type { Failure } from '../../../calls/failure';

export function deletionFailure({ code, fields }: Failure): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return 'Error de autenticación. Por favor, refresca la página e intenta nuevamente.';
    case 'CSRF_FAILED':
    case 'FORBIDDEN':
      return 'No tienes permiso para eliminar esta cita. Error de CSRF o autenticación.';
    case 'NOT_FOUND':
      return 'La cita que intentas eliminar no existe o ya fue eliminada.';
    case 'INVALID_INPUT':
      return ['Datos inválidos. Verifica la información de la cita.', ...linesOf(fields)].join(' ');
    default:
      return 'Error al eliminar la cita';
  }
}

const linesOf = (fields: Failure['fields']): string[] =>
  Object.entries(fields).map(([field, all]) => `${nounOf(field)}: ${all.join(' ')}`);
