import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  INSTANT,
  listOf,
  named,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { HOW_PAID } from '../till/caja.openapi.js';
import { MEDIO } from '../payments/payment-method.js';
import {
  CancelPackInput,
  GiveBackSessionInput,
  PackMemberInput,
  PackOfferInput,
  SellPackInput,
  UsePackInput,
} from './pack.input.js';
import { PackOffersController } from './pack-offers.controller.js';
import { PACK } from './packs.wire.js';
import { PacksController } from './packs.controller.js';

const PATIENT: Parameter = { name: 'paciente', schema: ID, example: 17, description: 'The patient.' };
const OFFER_ID: Parameter = { name: 'id', schema: ID, example: 2 };
const PACK_ID: Parameter = { name: 'id', schema: ID, example: 31 };
const SESSION_ID: Parameter = { name: 'id', schema: ID, example: 74, description: 'Of the used session.' };

const OFFER = {
  names: PACK,
  schemas: { treatmentIds: { type: 'array', items: ID, minItems: 1, maxItems: 50 } },
} as const;
const NEW_OFFER = { nombre: 'Láser x5', tratamientos: [3], sesiones: 5, precio: 100_000, meses: 6 };
const OFFERED = { ...NEW_OFFER, id: 2, tratamientos: [{ id: 3, nombre: 'Láser' }] };

const PackOffer = answerObject({
  id: ID,
  nombre: TEXT,
  tratamientos: listOf(answerObject({ id: ID, nombre: TEXT })),
  sesiones: COUNT,
  precio: PESOS,
  meses: { ...COUNT, description: 'How many months it can be used from the day of its sale.' },
});
const Pack = answerObject({
  id: ID,
  paciente: {
    ...orNull(ID),
    description: 'The patient who has it; null after a suppression, and until a gift is redeemed.',
  },
  paciente_nombre: orNull(TEXT),
  regalo: { ...FLAG, description: 'Sold as a gift: it belongs to no patient until it is redeemed.' },
  comprador: { ...orNull(ID), description: 'The patient who bought it.' },
  comprador_nombre: { ...orNull(TEXT), description: 'That patient, or who paid.' },
  canjeado_en: orNull(INSTANT),
  canjeado_por: orNull(TEXT),
  cobro: { ...ID, description: 'The charge of its price.' },
  nombre: TEXT,
  tratamientos: { ...listOf(TEXT), description: 'Their names when it was sold.' },
  sesiones: COUNT,
  quedan: COUNT,
  precio: PESOS,
  pagado: PESOS,
  vendido: DAY,
  vence: { ...DAY, description: 'The last day on which a visit can use it.' },
  registrado_en: INSTANT,
  registrado_por: orNull(TEXT),
  cancelado: FLAG,
  cancelado_en: orNull(INSTANT),
  cancelado_por: orNull(TEXT),
  motivo_cancelacion: TEXT,
  devuelto: { ...PESOS, description: 'The refund at its cancellation, as money or credit.' },
  familia: {
    ...listOf(
      answerObject({
        paciente: ID,
        nombre: TEXT,
        agregado_en: INSTANT,
        agregado_por: TEXT,
        quitado_en: orNull(INSTANT),
        quitado_por: orNull(TEXT),
      }),
    ),
    description: 'Other patients who may use it or, with `quitado_en`, could formerly.',
  },
  usos: listOf(
    answerObject({
      id: ID,
      fecha: DAY,
      cita: orNull(ID),
      paciente: orNull(ID),
      paciente_nombre: orNull(TEXT),
      tratamiento: TEXT,
      profesional: orNull(TEXT),
      registrado_en: INSTANT,
      registrado_por: orNull(TEXT),
      devuelto_en: orNull(INSTANT),
      devuelto_por: orNull(TEXT),
      motivo: TEXT,
    }),
  ),
});

const USED = {
  id: 74,
  fecha: '2027-03-08',
  cita: 281,
  paciente: 17,
  paciente_nombre: 'Rosa Ejemplo',
  tratamiento: 'Láser',
  profesional: 'Paula Ejemplo',
  registrado_en: '2027-03-08T15:10:00.000Z',
  registrado_por: 'Paula Ejemplo',
  devuelto_en: null,
  devuelto_por: null,
  motivo: '',
};
export const SOLD = {
  id: 31,
  paciente: 17,
  paciente_nombre: 'Rosa Ejemplo',
  regalo: false,
  comprador: 17,
  comprador_nombre: 'Rosa Ejemplo',
  canjeado_en: null,
  canjeado_por: null,
  cobro: 815,
  nombre: 'Láser x5',
  tratamientos: ['Láser'],
  sesiones: 5,
  quedan: 5,
  precio: 100_000,
  pagado: 100_000,
  vendido: '2027-03-01',
  vence: '2027-09-01',
  registrado_en: '2027-03-01T14:30:00.000Z',
  registrado_por: 'Paula Ejemplo',
  cancelado: false,
  cancelado_en: null,
  cancelado_por: null,
  motivo_cancelacion: '',
  devuelto: 0,
  familia: [],
  usos: [],
};
const MEMBER = {
  paciente: 18,
  nombre: 'Pedro Ejemplo',
  agregado_en: '2027-03-01T14:35:00.000Z',
  agregado_por: 'Paula Ejemplo',
  quitado_en: null,
  quitado_por: null,
};
const SHARED_PACK = { ...SOLD, familia: [MEMBER] };
const USED_PACK = { ...SOLD, quedan: 4, usos: [USED] };

export const packOffersApi = describeApi(PackOffersController, {
  tag: 'Money',
  schemas: { PackOffer },
  endpoints: {
    list: {
      id: 'listPackOffers',
      summary: 'List the packs that the clinic sells, by name',
      answer: { schema: listOf(named('PackOffer')), example: [OFFERED] },
    },
    create: {
      id: 'createPackOffer',
      summary: 'Sell a new pack from now on',
      body: { schema: bodyOf(PackOfferInput, OFFER), example: NEW_OFFER },
      answer: { schema: named('PackOffer'), example: OFFERED },
    },
    update: {
      id: 'updatePackOffer',
      summary: 'Change a pack that the clinic sells',
      description: 'A field that is not sent keeps its value. Packs that were sold stay as they are.',
      path: [OFFER_ID],
      body: { schema: { ...bodyOf(PackOfferInput, OFFER), required: [] }, example: { precio: 90_000 } },
      answer: { schema: named('PackOffer'), example: { ...OFFERED, precio: 90_000 } },
      errors: ['NOT_FOUND'],
    },
    delete: {
      id: 'deletePackOffer',
      summary: 'Stop selling a pack',
      description: 'Packs that were sold stay as they are.',
      path: [OFFER_ID],
      errors: ['NOT_FOUND'],
    },
  },
});

export const packsApi = describeApi(PacksController, {
  tag: 'Money',
  schemas: { Pack },
  endpoints: {
    list: {
      id: 'listPacks',
      summary: 'List the packs that a patient bought or may use, the newest first',
      query: [PATIENT],
      answer: { schema: listOf(named('Pack')), example: [SOLD] },
    },
    sell: {
      id: 'sellPack',
      summary: 'Sell a pack to a patient',
      description:
        'Its price is charged, and paid at once with `pago`. Sessions, price, treatments and last day are frozen.',
      body: {
        schema: bodyOf(SellPackInput, {
          names: PACK,
          schemas: { payment: { anyOf: [HOW_PAID, { type: 'null' }] } },
        }),
        example: { paciente: 17, pack: 2, pago: { medio: 'debito', autorizacion: '123456' } },
      },
      answer: { schema: named('Pack'), example: SOLD },
      errors: ['NOT_FOUND', 'RECEIPT_IN_USE'],
    },
    use: {
      id: 'usePack',
      summary: 'Cover a finished visit with a session of a pack',
      description:
        "The visit is charged nothing: the pack's price is the income. The pack must cover its treatment on its day, and have sessions left.",
      path: [PACK_ID],
      body: {
        schema: bodyOf(UsePackInput, { names: { appointmentId: PACK.appointmentId } }),
        example: { cita: 281 },
      },
      answer: { schema: named('Pack'), example: USED_PACK },
      errors: ['NOT_FOUND', 'PACK_SPENT'],
    },
    share: {
      id: 'sharePack',
      summary: 'Let another patient use a pack',
      description:
        'Only while the clinic has packs for families turned on. At most 10 patients. A patient who uses it is charged nothing; the pack, its payment and a refund stay with the buyer.',
      path: [PACK_ID],
      body: {
        schema: bodyOf(PackMemberInput, { names: { patientId: PACK.patientId } }),
        example: { paciente: 18 },
      },
      answer: { schema: named('Pack'), example: SHARED_PACK },
      errors: ['NOT_FOUND'],
    },
    unshare: {
      id: 'unsharePack',
      summary: 'Take the right to use a pack from another patient',
      description: 'The sessions that they used stay used.',
      path: [PACK_ID],
      body: {
        schema: bodyOf(PackMemberInput, { names: { patientId: PACK.patientId } }),
        example: { paciente: 18 },
      },
      answer: {
        schema: named('Pack'),
        example: {
          ...SOLD,
          familia: [{ ...MEMBER, quitado_en: '2027-03-20T15:00:00.000Z', quitado_por: 'Paula Ejemplo' }],
        },
      },
      errors: ['NOT_FOUND'],
    },
    giveBack: {
      id: 'giveBackSession',
      summary: 'Give a session back: its visit is charged what it was charged before',
      path: [SESSION_ID],
      body: {
        schema: bodyOf(GiveBackSessionInput, { names: { reason: PACK.reason } }),
        example: { motivo: 'Se usó el pack equivocado' },
      },
      answer: {
        schema: named('Pack'),
        example: {
          ...USED_PACK,
          quedan: 5,
          usos: [
            {
              ...USED,
              devuelto_en: '2027-03-08T16:00:00.000Z',
              devuelto_por: 'Paula Ejemplo',
              motivo: 'Se usó el pack equivocado',
            },
          ],
        },
      },
      errors: ['NOT_FOUND'],
    },
    cancel: {
      id: 'cancelPack',
      summary: 'End a pack before its sessions are used',
      description:
        "The price of its used sessions stays charged. The rest of the payment goes back by `medio_devolucion`, cash in whole coins; without that key, it becomes the patient's credit.",
      path: [PACK_ID],
      body: {
        schema: bodyOf(CancelPackInput, { names: PACK, words: { refundMethod: MEDIO } }),
        example: { motivo: 'Se cambia de ciudad', medio_devolucion: 'transferencia' },
      },
      answer: {
        schema: named('Pack'),
        example: {
          ...USED_PACK,
          pagado: 20_000,
          cancelado: true,
          cancelado_en: '2027-04-01T13:00:00.000Z',
          cancelado_por: 'Paula Ejemplo',
          motivo_cancelacion: 'Se cambia de ciudad',
          devuelto: 80_000,
        },
      },
      errors: ['NOT_FOUND'],
    },
  },
});
