import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  FLAG,
  HOUR,
  ID,
  INSTANT,
  listOf,
  named,
  oneOfWords,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { DOCUMENT } from '../till/caja.openapi.js';
import { MEDIO } from '../payments/payment-method.js';
import { AbonosController } from './abonos.controller.js';
import { ABONO, ESTADO_ABONO } from './abonos.wire.js';
import { ReceiveDepositInput, WaiveDepositInput } from './deposit.input.js';

const APPOINTMENT: Parameter = { name: 'cita', schema: ID, example: 281, description: 'The appointment.' };

const PENDING = {
  cita: 281,
  fecha: '2027-03-08',
  hora: '10:00',
  tratamiento: 'Láser',
  paciente: 17,
  paciente_nombre: 'Rosa Ejemplo',
  monto: 10_000,
  estado: 'pendiente',
  devuelto: 0,
  retiene: 0,
  no_asistio: false,
  comprobante: false,
  saldo_alcanza: false,
  se_libera: '2027-03-02T14:30:00.000Z',
  pago: null,
  pagos: [] as object[],
  motivo: '',
  decidido_en: null,
  decidido_por: null,
};
const DECIDED = { ...PENDING, decidido_en: '2027-03-01T15:10:00.000Z', decidido_por: 'Paula Ejemplo' };

const PART = {
  pago: 455,
  monto: 10_000,
  fecha: '2027-03-01',
  medio: 'transferencia',
  pagador: 'Ana Ejemplo',
  recibido_por: 'Paula Ejemplo',
  cobros: [] as object[],
  devuelto: 0,
  queda: 10_000,
};
const RECEIVED = { ...DECIDED, estado: 'recibido', retiene: 10_000, pago: 455, pagos: [PART] };

const RECEIPT = {
  method: ABONO.method,
  tendered: ABONO.tendered,
  authorizationCode: ABONO.authorizationCode,
  payerName: ABONO.payerName,
  payerRut: ABONO.payerRut,
  document: ABONO.document,
  note: ABONO.note,
  belongsTo: ABONO.belongsTo,
};

const answer = (example: object) => ({ schema: named('Deposit'), example });

export const abonosApi = describeApi(AbonosController, {
  tag: 'Money',
  schemas: {
    Deposit: answerObject({
      cita: ID,
      fecha: DAY,
      hora: HOUR,
      tratamiento: TEXT,
      paciente: ID,
      paciente_nombre: TEXT,
      monto: PESOS,
      estado: oneOfWords(ESTADO_ABONO),
      devuelto: {
        ...PESOS,
        description: 'How much of a received or kept one went back. It is due again once all of it did.',
      },
      retiene: {
        ...PESOS,
        description:
          'How much of it the clinic keeps: of a received one, what `/retener/` would keep. The rest has paid other charges or went back.',
      },
      no_asistio: { ...FLAG, description: 'Whether the patient did not come.' },
      comprobante: { ...FLAG, description: 'Whether the visitor has sent a proof of the transfer.' },
      saldo_alcanza: {
        ...FLAG,
        description: 'Whether it is unpaid and can be taken from what the patient paid too much before.',
      },
      se_libera: { ...orNull(INSTANT), description: 'From when its hour may be released.' },
      pago: {
        ...orNull(ID),
        description: 'The payment, once it is received; the oldest if there are several.',
      },
      pagos: {
        ...listOf(
          answerObject({
            pago: ID,
            monto: PESOS,
            fecha: DAY,
            medio: oneOfWords(MEDIO),
            pagador: { ...TEXT, description: 'Empty for the patient.' },
            recibido_por: TEXT,
            cobros: {
              ...listOf(answerObject({ cobro: ID, descripcion: TEXT, monto: PESOS })),
              description: 'What it pays of the charges of the appointment.',
            },
            devuelto: PESOS,
            queda: {
              ...PESOS,
              description: 'What it can still pay of the visit; without a visit, it is credit.',
            },
          }),
        ),
        description: 'The payments that pay it, how much of each, and what became of it, the oldest first.',
      },
      motivo: { ...TEXT, description: 'Why it is waived.' },
      decidido_en: orNull(INSTANT),
      decidido_por: orNull(TEXT),
    }),
  },
  endpoints: {
    unpaid: {
      id: 'listUnpaidDeposits',
      summary: 'List the unpaid deposits of appointments to come',
      query: [
        { name: ABONO.patientId, schema: ID, description: 'Only those of this patient.' },
        ...pageInQuery(50, 200),
      ],
      headers: PAGE_HEADERS,
      answer: { schema: listOf(named('Deposit')), example: [PENDING] },
    },
    read: {
      id: 'readDeposit',
      summary: 'Read the deposit of an appointment',
      path: [APPOINTMENT],
      answer: answer(PENDING),
      errors: ['NOT_FOUND'],
    },
    proof: {
      id: 'readDepositProof',
      summary: 'Download the proof that the visitor sent',
      path: [APPOINTMENT],
      answer: { media: ['image/jpeg', 'application/pdf'] },
      errors: ['NOT_FOUND'],
    },
    receive: {
      id: 'receiveDeposit',
      summary: 'Take the payment of a deposit',
      description:
        'Stores a payment of its amount, which is deducted from the charge of the visit; a transfer without a `medio`.',
      path: [APPOINTMENT],
      body: {
        schema: bodyOf(ReceiveDepositInput, {
          names: RECEIPT,
          words: { method: MEDIO },
          schemas: { document: { anyOf: [DOCUMENT, { type: 'null' }] } },
        }),
        example: { pagador: 'Ana Ejemplo', rut_pagador: '12345678-5' },
      },
      answer: answer(RECEIVED),
      errors: ['NOT_FOUND', 'REQUEST_SETTLED', 'RECEIPT_IN_USE'],
    },
    useCredit: {
      id: 'takeDepositFromCredit',
      summary: 'Take a deposit from what the patient paid too much before',
      description:
        'One payment or several pay it, the oldest first. It is deducted from the charge of the visit, and pays nothing else until then.',
      path: [APPOINTMENT],
      answer: answer({
        ...RECEIVED,
        pagos: [
          { ...PART, monto: 6_000, queda: 6_000 },
          { ...PART, pago: 460, monto: 4_000, queda: 4_000 },
        ],
      }),
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
    waive: {
      id: 'waiveDeposit',
      summary: 'Let a patient come without the deposit',
      path: [APPOINTMENT],
      body: {
        schema: bodyOf(WaiveDepositInput, { names: { reason: ABONO.reason } }),
        example: { motivo: 'Paciente de años' },
      },
      answer: answer({ ...DECIDED, estado: 'eximido', motivo: 'Paciente de años' }),
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
    keep: {
      id: 'keepDeposit',
      summary: 'Keep the deposit of a cancelled appointment or of a patient who did not come',
      description: 'It pays a charge of its own, `Abono retenido`.',
      path: [APPOINTMENT],
      answer: answer({
        ...RECEIVED,
        estado: 'retenido',
        pagos: [
          { ...PART, cobros: [{ cobro: 912, descripcion: 'Abono retenido', monto: 10_000 }], queda: 0 },
        ],
      }),
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
  },
});
