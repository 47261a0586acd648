import { declared, type FieldKind, isText, type PatientField } from '#domain/patients/patient-fields.es.js';
import { Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../foundation/database/columns/holds.decorator.js';

/** A field's descriptions in the GraphQL schema, for each place. */
export interface FieldDescriptions {
  readonly shown: string;
  /** The column's value for a new patient; like `update` if absent. */
  readonly create?: string;
  /** @default 'Absent keeps the stored value; null or empty clears it.' */
  readonly update?: string;
  /** The description of its choice at a merge; not needed for fields that are chosen together. */
  readonly merge?: string;
}

export const EMPTY_CLEARS = 'Absent keeps the stored value; null or empty clears it.';

const DESCRIPTIONS = new WeakMap<object, Map<PatientField, FieldDescriptions>>();

const COLUMN_TYPES: Readonly<Partial<Record<FieldKind, string>>> = { FLAG: 'boolean', DAY: 'date' };

/** The type of a field's column. */
export const columnType = (field: PatientField): string => COLUMN_TYPES[declared(field).kind] ?? 'text';

/** Whether an unknown value is null. */
export const isNullable = (field: PatientField): boolean =>
  !isText(field) && !['OWN_RUT', 'FLAG'].includes(declared(field).kind);

/**
 * The column of a declared field of a patient.
 * @param said about the field in the GraphQL schema; for an optional text, a noun phrase.
 * @param unique the name of the constraint.
 */
export function Personal(said: string | FieldDescriptions, unique?: string) {
  return (target: object, field: PatientField): void => {
    const descriptions =
      typeof said === 'string' ? { shown: `${said}; empty if unknown.`, merge: `${said}.` } : said;
    const known = DESCRIPTIONS.get(target) ?? new Map<PatientField, FieldDescriptions>();
    DESCRIPTIONS.set(target, known.set(field, descriptions));
    const { area, atSuppression, uses } = declared(field);
    Holds(area === 'HEALTH_DATA' ? 'HEALTH' : 'PERSONAL', {
      ...(atSuppression !== 'KEPT' && { isErased: true }),
      ...(!uses.includes('EXPORTED') && { notInPersonExport: 'its field is not exported' }),
      ...(!uses.includes('ARCHIVED') && { notArchived: 'its field is not archived' }),
    })(target, field);
    Property({ type: columnType(field), nullable: isNullable(field), ...(unique && { unique }) })(
      target,
      field,
    );
  };
}

export function descriptionsOf(
  entity: { readonly prototype: object },
  field: PatientField,
): FieldDescriptions {
  const found = DESCRIPTIONS.get(entity.prototype)?.get(field);
  if (!found) throw new Error(`${field} is declared, but not described with @Personal.`);
  return found;
}
