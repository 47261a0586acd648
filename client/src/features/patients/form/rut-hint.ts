import type { EditablePatient } from './patient-form-values';

/** A hint about the RUT while typing. @param seen the edited patient; absent for a new patient. */
export function rutHint(text: string, seen: EditablePatient | undefined): string {
  if (!seen) return 'Si aún no lo conoce, déjelo vacío: se asignará uno provisional.';
  if (text.trim() === '') return `Si lo deja vacío, se conserva ${seen.rut}.`;
  return seen.provisionalRut
    ? 'Este RUT es provisional: puede editarlo y escribir el verdadero.'
    : 'Puede editar el RUT, por ejemplo para cambiar uno provisional.';
}
