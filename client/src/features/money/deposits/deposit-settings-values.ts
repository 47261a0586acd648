import { ACCOUNT_KIND_LABELS } from '#domain/money/deposit.es.js';
import { type AccountKind, MAX_DEPOSIT_TERMS_LENGTH } from '#domain/money/deposit.js';
import { isEmail } from '#domain/patients/email.js';
import { formatRut, parseRut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { type Limits, limitInWords } from '../../../ui/fields/LimitSelect';
import type { DepositRulesFragment, DepositSettingsInput } from './deposits.generated';

export interface DepositSettingsValues {
  bank: string;
  kind: AccountKind | '';
  number: string;
  holder: string;
  rut: string;
  email: string;
  terms: string;
  noticeHours: number | null;
  releaseHours: number | null;
}

export const NOTICE: Limits = {
  none: 'Siempre, si cancela antes de la hora',
  usual: [6, 12, 24, 48, 72],
  inWords: (hours) => `Si cancela ${hours === 1 ? '1 hora' : `${hours} horas`} antes o más`,
};

export const RELEASE: Limits = {
  none: 'No: la clínica decide cada una',
  usual: [2, 6, 12, 24, 48, 72],
  inWords: (hours) => `Sí, ${hours === 1 ? '1 hora' : `${hours} horas`} después de reservar`,
};

export const SETTING_LABELS: Readonly<Record<keyof DepositSettingsValues, string>> = {
  bank: 'Banco',
  kind: 'Tipo de cuenta',
  number: 'Número de cuenta',
  holder: 'Titular',
  rut: 'RUT del titular',
  email: 'Correo para el aviso',
  terms: 'Condiciones',
  noticeHours: 'El abono se devuelve',
  releaseHours: 'Liberar las horas sin abono',
};

export const valuesOf = (stored: DepositRulesFragment): DepositSettingsValues => ({
  bank: stored.bank,
  kind: stored.kind ?? '',
  number: stored.number,
  holder: stored.holder,
  rut: stored.rut && formatRut(stored.rut),
  email: stored.email,
  terms: stored.terms,
  noticeHours: stored.noticeHours || null,
  releaseHours: stored.releaseHours,
});

export const toInput = ({ kind, noticeHours, ...values }: DepositSettingsValues): DepositSettingsInput => ({
  ...values,
  kind: kind || null,
  noticeHours: noticeHours ?? 0,
});

export const faultsOf = ({
  rut,
  email,
  terms,
}: DepositSettingsValues): Partial<Record<keyof DepositSettingsValues, string>> => ({
  ...(rut.trim() !== '' && !parseRut(rut) && { rut: FIELD_MESSAGES.rut }),
  ...(email.trim() !== '' && !isEmail(email.trim()) && { email: FIELD_MESSAGES.email }),
  ...([...terms.trim()].length > MAX_DEPOSIT_TERMS_LENGTH && {
    terms: FIELD_MESSAGES.tooLong('terms', MAX_DEPOSIT_TERMS_LENGTH),
  }),
});

/** A field's text when two edits are compared. */
export function inWords(field: keyof DepositSettingsValues, values: DepositSettingsValues): string {
  switch (field) {
    case 'kind':
      return values.kind ? ACCOUNT_KIND_LABELS[values.kind] : '(vacío)';
    case 'noticeHours':
      return limitInWords(NOTICE, values.noticeHours);
    case 'releaseHours':
      return limitInWords(RELEASE, values.releaseHours);
    default:
      return values[field].trim() || '(vacío)';
  }
}
