import { IMPUESTO } from '../../clinic/settings/tax-treatment.es.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { TIPO_COBRO, TIPO_DOCUMENTO, TIPO_PAGO } from './caja.wire.js';
import { MEDIO } from '../payments/payment-method.js';

// The answers of the till's endpoints.

export const Charge = answerObject({
  id: ID,
  tipo: oneOfWords(TIPO_COBRO),
  paciente: orNull(ID),
  paciente_nombre: orNull(TEXT),
  cita: orNull(ID),
  profesional_id: orNull(ID),
  descripcion: TEXT,
  insumo: orNull(ID),
  cantidad: orNull(COUNT),
  precio: PESOS,
  rebaja: PESOS,
  monto: { ...PESOS, description: 'The price less the discount; negative in a reversal.' },
  impuesto: oneOfWords(IMPUESTO),
  motivo: TEXT,
  fecha: DAY,
  fecha_caja: { ...DAY, description: 'The day of the till in which it counts.' },
  registrado_en: INSTANT,
  registrado_por: orNull(TEXT),
  anula: orNull(ID),
  anulado: FLAG,
  pagado: PESOS,
  saldo: PESOS,
});
export const Product = answerObject({
  insumo: ID,
  nombre: TEXT,
  unidad_medida: TEXT,
  stock_actual: COUNT,
  precio_venta: PESOS,
  vencido: FLAG,
});
export const FISCAL_DOCUMENT = answerObject({
  tipo: oneOfWords(TIPO_DOCUMENTO),
  numero: TEXT,
  rut_emisor: TEXT,
});
export const Payment = answerObject({
  id: ID,
  tipo: oneOfWords(TIPO_PAGO),
  medio: oneOfWords(MEDIO),
  paciente: orNull(ID),
  paciente_nombre: orNull(TEXT),
  monto: { ...PESOS, description: 'Negative if money went back.' },
  recibido: orNull(PESOS),
  vuelto: orNull(PESOS),
  propina: PESOS,
  pagador: TEXT,
  rut_pagador: TEXT,
  autorizacion: TEXT,
  documento: orNull(FISCAL_DOCUMENT),
  correcciones_documento: {
    ...listOf(
      answerObject({
        documento: orNull(FISCAL_DOCUMENT),
        motivo: TEXT,
        registrado_en: INSTANT,
        registrado_por: TEXT,
      }),
    ),
    description: 'The documents that it named before, the oldest first.',
  },
  motivo: TEXT,
  fecha: DAY,
  fecha_caja: DAY,
  registrado_en: INSTANT,
  registrado_por: TEXT,
  con_pago: orNull(ID),
  devuelve: orNull(ID),
  devuelto: PESOS,
  cobros: listOf(answerObject({ cobro: ID, descripcion: TEXT, monto: PESOS })),
});
const ACCOUNT = {
  paciente: ID,
  saldo_pendiente: PESOS,
  saldo_a_favor: PESOS,
  saldo_reservado: { ...PESOS, description: 'The part of it that is the deposit of an appointment to come.' },
  desde: orNull(DAY),
};
export const Account = answerObject(ACCOUNT);
export const Debtor = answerObject({ ...ACCOUNT, paciente_nombre: TEXT, telefono: TEXT });
export const Closing = answerObject({
  id: ID,
  efectivo_inicial: PESOS,
  efectivo_contado: PESOS,
  efectivo_esperado: PESOS,
  motivo: TEXT,
  cerrado_en: INSTANT,
  cerrado_por: TEXT,
  reabierto_en: orNull(INSTANT),
  reabierto_por: orNull(TEXT),
  motivo_reapertura: TEXT,
});
export const CardSettlement = answerObject({
  id: ID,
  total_caja: { ...PESOS, description: "The card total of the day's lines when it was entered." },
  total_terminal: PESOS,
  abonado: PESOS,
  comision: PESOS,
  motivo: TEXT,
  registrado_en: INSTANT,
  registrado_por: TEXT,
});
export const CashDay = answerObject({
  dia: DAY,
  cerrado: FLAG,
  cobros: listOf(named('Charge')),
  pagos: listOf(named('Payment')),
  gastos: listOf(named('Expense')),
  totales: listOf(
    answerObject({ medio: oneOfWords(MEDIO), tipo: oneOfWords(TIPO_PAGO), monto: PESOS, cantidad: COUNT }),
  ),
  efectivo: { ...PESOS, description: 'The cash that came in, less what went back and what was spent.' },
  cierres: listOf(named('Closing')),
  tarjetas: { ...PESOS, description: 'The income by card with its tips, less the refunds.' },
  cuadraturas: listOf(named('CardSettlement')),
});
