import type { AccountKind, DepositTerms } from '#domain/money/deposit.js';
import { formatRut } from '#domain/rut.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';

export const TIPO_CUENTA: Readonly<Record<AccountKind, string>> = {
  CHECKING: 'corriente',
  SIGHT: 'vista',
  RUT: 'rut',
  SAVINGS: 'ahorro',
};

/** The REST field names of the settings of deposits. */
export const AJUSTES_ABONOS = {
  bank: 'banco',
  kind: 'tipo_cuenta',
  number: 'numero_cuenta',
  holder: 'titular',
  rut: 'rut',
  email: 'correo',
  terms: 'condiciones',
  noticeHours: 'horas_de_aviso',
  releaseHours: 'horas_para_pagar',
} as const satisfies WireFields;

export const toAjustesAbonos = (settings: DepositTerms) => ({
  banco: settings.bank,
  tipo_cuenta: settings.kind && TIPO_CUENTA[settings.kind],
  numero_cuenta: settings.number,
  titular: settings.holder,
  rut: settings.rut && formatRut(settings.rut),
  correo: settings.email,
  condiciones: settings.terms,
  horas_de_aviso: settings.noticeHours,
  horas_para_pagar: settings.releaseHours,
});

export const readAjustesAbonos = (body: Readonly<Record<string, unknown>>): object =>
  sentOnly({
    bank: body[AJUSTES_ABONOS.bank],
    kind: fromWord(TIPO_CUENTA, body[AJUSTES_ABONOS.kind]),
    number: body[AJUSTES_ABONOS.number],
    holder: body[AJUSTES_ABONOS.holder],
    rut: body[AJUSTES_ABONOS.rut],
    email: body[AJUSTES_ABONOS.email],
    terms: body[AJUSTES_ABONOS.terms],
    noticeHours: body[AJUSTES_ABONOS.noticeHours],
    releaseHours: body[AJUSTES_ABONOS.releaseHours],
  });
