import type { DurationMinutes, ServiceType } from './agenda/appointment.js';
import type { LocalDate } from './clinic-time.js';
import type { Rut } from './rut.js';
import type { Clp } from './stock/clp.js';

/** The value of a field of each kind; the kind also decides its rule, column and type in every API. */
interface ValueOfKind {
  /** On one line, at most `TEXT_LIMITS.short` characters; empty if there is none, like a long text. */
  SHORT_TEXT: string;
  /** At most `TEXT_LIMITS.long` characters. */
  LONG_TEXT: string;
  RUT: Rut;
  FLAG: boolean;
  /** A whole number from 0 to `MAX_AMOUNT`. */
  AMOUNT: number;
  /** The same, in pesos. */
  PRICE: Clp;
  /** Pesos that can be charged, 0 to `MAX_CLP`. */
  CHARGEABLE: Clp;
  DAY: LocalDate;
  SERVICE: ServiceType;
  DURATION: DurationMinutes;
  /** Weeks within `CONTROL_WEEKS`. */
  CONTROL_WEEKS: number;
}
export type FieldKind = keyof ValueOfKind;
type TextKind = 'SHORT_TEXT' | 'LONG_TEXT';

/** A field in the form and in the archive. */
interface LabelledField {
  readonly label: string;
  /** The header of its column in spreadsheets and in the archive, if not the label. */
  readonly header?: string;
  /** Its column, if the name differs. */
  readonly column?: string;
}
/** The fields of an entity whose inputs and types are written by hand. */
export type LabelledFields = Readonly<Record<string, LabelledField>>;

/** A field that people see and write. Without a value, an optional text is stored as empty, all else as null. */
export interface DeclaredField extends LabelledField {
  readonly kind: FieldKind;
  /** In REST; without it, REST does not have the field. */
  readonly key?: string;
  readonly isRequired?: true;
  /** The value if none is sent. */
  readonly ifAbsent?: unknown;
}
/** The fields of an entity. Its other columns are in no API, form or file, unless their own property says so. */
export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

type ValueOf<Field extends DeclaredField> = ValueOfKind[Field['kind']];
type HasValue = { readonly isRequired: true } | { readonly ifAbsent: unknown };
type Optional<Fields extends DeclaredFields> = {
  [Name in keyof Fields]: Fields[Name] extends HasValue ? never : Name;
}[keyof Fields];

export type Stored<Fields extends DeclaredFields> = {
  -readonly [Name in keyof Fields]:
    | ValueOf<Fields[Name]>
    | (Fields[Name] extends HasValue | { readonly kind: TextKind } ? never : null);
};
type Emptied<Fields extends DeclaredFields> = {
  [Name in Optional<Fields>]?: ValueOf<Fields[Name]> | null;
};
/** The values as they are sent; a field without a value is absent, null or empty. */
export type Sent<Fields extends DeclaredFields> = Omit<Stored<Fields>, Optional<Fields>> & Emptied<Fields>;
/** The fields to change; null or empty clears an optional one. */
export type Changed<Fields extends DeclaredFields> = Partial<Omit<Stored<Fields>, Optional<Fields>>> &
  Emptied<Fields>;

export const namesOf = <Fields extends DeclaredFields>(fields: Fields) =>
  Object.keys(fields) as readonly (keyof Fields & string)[];

export const entriesOf = <Fields extends DeclaredFields>(fields: Fields) =>
  Object.entries(fields) as readonly (readonly [keyof Fields & string, DeclaredField])[];

export const isOptional = ({ isRequired, ifAbsent }: DeclaredField): boolean =>
  !isRequired && ifAbsent === undefined;
export const isText = ({ kind }: DeclaredField): boolean => kind === 'SHORT_TEXT' || kind === 'LONG_TEXT';
/** Whether a field without a value is null. */
export const isNullable = (field: DeclaredField): boolean => isOptional(field) && !isText(field);

/** @param read the value sent for a field, if any. */
export function storedValues<Fields extends DeclaredFields>(
  fields: Fields,
  read: (name: keyof Fields & string) => unknown,
): Stored<Fields> {
  const stored = (field: DeclaredField, value: unknown): unknown => {
    const isAbsent = value === undefined || value === null || value === '';
    return isAbsent && isOptional(field) ? (isText(field) ? '' : null) : value;
  };
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [name, stored(field, read(name))]),
  ) as Stored<Fields>;
}

/** The values of the fields with a REST key, by that key. */
export const byKey = <Fields extends DeclaredFields>(
  fields: Fields,
  valueOf: (name: keyof Fields & string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, { key }]) => (key === undefined ? [] : [[key, valueOf(name)]])),
  );

export const labelsOf = <Fields extends LabelledFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof Fields]: string;
  };
