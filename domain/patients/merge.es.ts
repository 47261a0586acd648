import type { DuplicateReason } from './merge.js';

export const DUPLICATE_REASON_LABELS: Readonly<Record<DuplicateReason, string>> = {
  SAME_PHONE: 'Mismo teléfono',
  SAME_EMAIL: 'Mismo correo',
  SAME_BIRTH_DATE_SIMILAR_NAME: 'Nombre parecido y misma fecha de nacimiento',
  PROVISIONAL_SIMILAR_NAME: 'Nombre parecido, y uno con RUT provisional',
};

export const MERGE_WITH_ITSELF = 'Elija otro paciente: no se puede unir con sí mismo.';
export const MERGE_BLOCKED =
  'Uno de los dos tiene sus datos bloqueados. Levante el bloqueo antes de unirlos.';
export const MERGE_ALERT_NOTES =
  'Los dos tienen una misma alerta con notas distintas. Reúna la nota en el paciente que queda y quite la otra alerta antes de unirlos.';
export const MERGE_NOT_FOUND = 'No se encontró esa unión.';
export const MERGE_UNDONE = 'Esa unión ya se deshizo.';
export const MERGE_TOO_OLD = 'Ya no se puede deshacer: pasaron 30 días, o los datos se eliminaron.';
export const MERGE_BELOW_ANOTHER =
  'El paciente se unió después con otro. Deshaga primero esa unión, y luego esta.';
export const mergeRutTaken = (rut: string): string =>
  `El RUT ${rut} es ahora de otro paciente. Corríjalo allí antes de deshacer la unión.`;
