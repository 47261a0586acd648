import { type DeclaredFields, namesOf } from '../../declared-fields.js';

/**
 * A professional's own data, in the order in which the form compares two edits. Each field is in the
 * GraphQL type and input, in the form and in the archive, for the right to `SETTINGS`; REST shows those with a key.
 */
export const PROFESSIONAL_FIELDS = {
  name: { kind: 'SHORT_TEXT', key: 'nombre', label: 'Nombre', isRequired: true },
  title: { kind: 'SHORT_TEXT', key: 'titulo', label: 'Título' },
  rut: { kind: 'RUT', label: 'RUT' },
  registryNumber: { kind: 'SHORT_TEXT', label: 'Número de registro' },
  registryAuthority: {
    kind: 'SHORT_TEXT',
    label: 'Entidad del registro',
    header: 'Quién lo registra',
  },
  address: { kind: 'SHORT_TEXT', label: 'Dirección' },
} as const satisfies DeclaredFields;

export type ProfessionalField = keyof typeof PROFESSIONAL_FIELDS;
export const PROFESSIONAL_FIELD_NAMES = namesOf(PROFESSIONAL_FIELDS);
