import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { parseRut } from '#domain/rut.js';
import type { RegisterOptions } from 'react-hook-form';
import type { ClinicDataFragment } from './clinic-settings.generated';

export type ClinicValues = Omit<ClinicDataFragment, 'version'>;
export type ClinicField = keyof ClinicValues;

export const FIELD_LABELS: Readonly<Record<ClinicField, string>> = {
  name: 'Nombre de la clínica',
  phone: 'Teléfono',
  place: 'Ciudad',
  professionalName: 'Nombre del profesional',
  professionalTitle: 'Título',
  professionalRut: 'RUT',
  registryNumber: 'Número de registro',
  professionalAddress: 'Dirección',
};

export const valuesOf = (stored: ClinicDataFragment): ClinicValues => ({
  name: stored.name,
  phone: stored.phone,
  place: stored.place,
  professionalName: stored.professionalName,
  professionalTitle: stored.professionalTitle,
  professionalRut: stored.professionalRut,
  registryNumber: stored.registryNumber,
  professionalAddress: stored.professionalAddress,
});

/** Only the clinic's name is required. */
export const ruleOf = (field: ClinicField): RegisterOptions<ClinicValues, ClinicField> => ({
  validate: {
    present: (text) => field !== 'name' || text.trim() !== '' || FIELD_MESSAGES.required('name'),
    short: (text) =>
      [...text.trim()].length <= TEXT_LIMITS.short || FIELD_MESSAGES.tooLong(field, TEXT_LIMITS.short),
    rut: (text) =>
      field !== 'professionalRut' || text.trim() === '' || parseRut(text) !== undefined || FIELD_MESSAGES.rut,
  },
});
