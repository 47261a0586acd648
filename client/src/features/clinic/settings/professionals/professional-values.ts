import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { type LocalTime, minutesOf, WEEKDAYS } from '#domain/clinic-time.js';
import {
  PROFESSIONAL_FIELD_NAMES,
  PROFESSIONAL_FIELDS,
  type ProfessionalField,
} from '#domain/clinic/professionals/professional-fields.es.js';
import { labelsOf } from '#domain/declared-fields.js';
import { hoursFault } from '#domain/agenda/opening-hours.js';
import { stretchesInWords } from '#domain/agenda/opening-hours.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { parseRut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { DAY_LABELS, type DayField, dayField } from '../weekdays';
import type { ListedProfessionalFragment, ProfessionalInput } from './professionals.generated';

export interface Stretch {
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
}

export type DayStretches = Record<DayField, readonly Stretch[]>;

/** The professional's own data, as typed. */
type Texts = Record<ProfessionalField, string>;

export interface ProfessionalValues extends DayStretches, Texts {
  services: readonly ServiceType[];
  /** Null: all treatments of the services. */
  treatments: readonly string[] | null;
  hasOwnHours: boolean;
  staffUserId: number | null;
}

const textsOf = (textOf: (field: ProfessionalField) => string) =>
  Object.fromEntries(PROFESSIONAL_FIELD_NAMES.map((field) => [field, textOf(field)])) as Texts;
const isText = (field: keyof ProfessionalValues): field is ProfessionalField => field in PROFESSIONAL_FIELDS;

/** Hours by weekday, each a field of the form. */
export const stretchesByDay = (hours: ReadonlyArray<Stretch & { readonly weekday: number }>): DayStretches =>
  Object.fromEntries(
    WEEKDAYS.map((weekday) => [
      dayField(weekday),
      hours
        .filter((stretch) => stretch.weekday === weekday)
        .map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
    ]),
  ) as unknown as DayStretches;

export const valuesOf = (professional: ListedProfessionalFragment): ProfessionalValues => ({
  ...textsOf((field) => professional[field]),
  services: professional.services,
  treatments: professional.treatments.length > 0 ? professional.treatments : null,
  hasOwnHours: professional.hours !== null,
  staffUserId: professional.staffUserId,
  ...stretchesByDay(professional.hours ?? []),
});

export const EMPTY: ProfessionalValues = {
  ...textsOf(() => ''),
  services: ['PODIATRY'],
  treatments: null,
  hasOwnHours: false,
  staffUserId: null,
  ...stretchesByDay([]),
};

/** The clinic's list of treatments. */
type Listed = ReadonlyArray<{ readonly name: string; readonly serviceType: ServiceType }>;

/** The chosen treatments of the chosen services. */
const chosenTreatments = ({ services, treatments }: ProfessionalValues, listed: Listed): string[] =>
  treatments?.filter((treatment) => {
    const known = listed.find(({ name }) => name === treatment);
    return !known || services.includes(known.serviceType);
  }) ?? [];

export const toInput = (values: ProfessionalValues, listed: Listed): ProfessionalInput => ({
  ...textsOf((field) => values[field].trim()),
  services: SERVICE_TYPES.filter((service) => values.services.includes(service)),
  treatments: chosenTreatments(values, listed),
  hours: values.hasOwnHours
    ? WEEKDAYS.flatMap((weekday) => values[dayField(weekday)].map((stretch) => ({ weekday, ...stretch })))
    : null,
  staffUserId: values.staffUserId,
});

function faultOfDay(stretches: readonly Stretch[]): string | undefined {
  const fault = hoursFault(
    stretches.map(({ opensAt, closesAt }) => ({
      opensAt: minutesOf(opensAt),
      closesAt: minutesOf(closesAt),
    })),
  );
  return fault && FIELD_MESSAGES[fault];
}

export function faultsOf(
  values: ProfessionalValues,
  listed: Listed,
): Partial<Record<keyof ProfessionalValues, string>> {
  const tooLong = PROFESSIONAL_FIELD_NAMES.filter(
    (field) => [...values[field].trim()].length > TEXT_LIMITS.short,
  );
  const days = values.hasOwnHours ? WEEKDAYS.map(dayField) : [];
  return {
    ...Object.fromEntries(tooLong.map((field) => [field, FIELD_MESSAGES.tooLong(field, TEXT_LIMITS.short)])),
    ...(values.name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(values.rut.trim() !== '' && !parseRut(values.rut) && { rut: FIELD_MESSAGES.rut }),
    ...(values.services.length === 0 && { services: FIELD_MESSAGES.required('services') }),
    ...(values.treatments !== null &&
      values.services.length > 0 &&
      chosenTreatments(values, listed).length === 0 && {
        treatments: 'Elija al menos un tratamiento, o «Todos».',
      }),
    ...Object.fromEntries(
      days.flatMap((day) => {
        const fault = faultOfDay(values[day]);
        return fault ? [[day, fault]] : [];
      }),
    ),
  };
}

export const LABELS = {
  ...labelsOf(PROFESSIONAL_FIELDS),
  services: 'Atiende',
  treatments: 'Tratamientos',
  hasOwnHours: 'Horario',
  staffUserId: 'Usuario del panel',
  ...DAY_LABELS,
} as const satisfies Record<keyof ProfessionalValues, string>;

export const servicesInWords = (services: readonly ServiceType[]): string =>
  services.map((service) => SERVICE_TYPE_LABELS[service]).join(' y ');

/** A field's text when two edits are compared. */
export function inWords(field: keyof ProfessionalValues, values: ProfessionalValues): string {
  switch (field) {
    case 'services':
      return servicesInWords(values.services);
    case 'treatments':
      return values.treatments?.join(', ') ?? 'Todos';
    case 'hasOwnHours':
      return values.hasOwnHours ? 'Propio' : 'El de la clínica';
    case 'staffUserId':
      return values.staffUserId === null ? 'Ninguno' : `Usuario ${values.staffUserId}`;
    default:
      if (isText(field)) return values[field].trim() || '(vacío)';
      return stretchesInWords(values[field]) || 'No atiende';
  }
}
