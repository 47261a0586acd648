import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import { answerObject, ID, listOf, named, TEXT } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { HOW_PAID } from '../till/caja.openapi.js';
import { GiftsController } from './gifts.controller.js';
import { RedeemGiftInput, SellGiftInput } from './pack.input.js';
import { SOLD } from './packs.openapi.js';
import { PACK } from './packs.wire.js';

const PACK_ID: Parameter = { name: 'id', schema: ID, example: 31 };
const OPEN = { ...SOLD, paciente: null, paciente_nombre: null, regalo: true };
const Gift = answerObject({
  codigo: { ...TEXT, description: 'It redeems the gift, once. It is never answered again.' },
  pack: named('Pack'),
});
const SOLD_GIFT = { codigo: 'k7qm3xwd9htp', pack: OPEN };

export const giftsApi = describeApi(GiftsController, {
  tag: 'Money',
  schemas: { Gift },
  endpoints: {
    list: {
      id: 'listOpenGifts',
      summary: 'List the gifts that can still be redeemed, the newest first, at most 200',
      answer: { schema: listOf(named('Pack')), example: [OPEN] },
    },
    sell: {
      id: 'sellGiftPack',
      summary: 'Sell a pack that another person will use',
      description:
        'Only while the clinic has packs for families and gifts turned on. The buyer is a patient, or has no record: then name the payer in `pago`. The money stays the buyer’s.',
      body: {
        schema: bodyOf(SellGiftInput, {
          names: PACK,
          schemas: { payment: { anyOf: [HOW_PAID, { type: 'null' }] } },
        }),
        example: { paciente: 17, pack: 2, pago: { medio: 'debito', autorizacion: '123456' } },
      },
      answer: { schema: named('Gift'), example: SOLD_GIFT },
      errors: ['NOT_FOUND', 'RECEIPT_IN_USE'],
    },
    redeem: {
      id: 'redeemGiftPack',
      summary: 'Make a gift the pack of a patient, once',
      description: 'It must be paid, and neither cancelled nor expired.',
      body: {
        schema: bodyOf(RedeemGiftInput, { names: PACK }),
        example: { codigo: 'K7QM-3XWD-9HTP', paciente: 18 },
      },
      answer: {
        schema: named('Pack'),
        example: {
          ...OPEN,
          paciente: 18,
          paciente_nombre: 'Pedro Ejemplo',
          canjeado_en: '2027-03-05T12:00:00.000Z',
          canjeado_por: 'Paula Ejemplo',
        },
      },
      errors: ['NOT_FOUND'],
    },
    renew: {
      id: 'renewGiftCode',
      summary: 'Give a gift another code, because its voucher was lost',
      path: [PACK_ID],
      answer: { schema: named('Gift'), example: SOLD_GIFT },
      errors: ['NOT_FOUND'],
    },
  },
});
