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

const RECEIVED = { ...DECIDED, estado: 'recibido', pago: 455, pagos: [{ pago: 455, monto: 10_000 }] };

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
        ...listOf(answerObject({ pago: ID, monto: PESOS })),
        description: 'The payments that pay it, and how much of each, the oldest first.',
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
          { pago: 455, monto: 6_000 },
          { pago: 460, monto: 4_000 },
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
      answer: answer({ ...RECEIVED, estado: 'retenido' }),
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
  },
});
