import { IMPUESTO } from '../../clinic/settings/tax-treatment.es.js';
import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import { DAY, FLAG, ID, listOf, named, oneOfWords } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { AccountInput } from '../account/account.input.js';
import { CajaController } from './caja.controller.js';
import { CHARGE, CLOSED, OWED, PAYMENT, PRODUCT, REFUND, SETTLEMENT } from './caja-examples.js';
import {
  Account,
  CardSettlement,
  CashDay,
  Charge,
  Closing,
  Debtor,
  Payment,
  Product,
} from './caja-schemas.js';
import { CAJA, TIPO_DOCUMENTO, TIPO_REBAJA } from './caja.wire.js';
import { ChangedPriceInput, ChargeInput, ReverseChargeInput } from '../charges/charge.input.js';
import { DiscountInput } from '../charges/charge.input.js';
import {
  DocumentCorrectionInput,
  DocumentInput,
  HowPaidInput,
  PaymentInput,
  RefundInput,
} from '../payments/payment.input.js';
import { MEDIO } from '../payments/payment-method.js';
import { CloseDayInput, ReopenDayInput, SettleCardsInput } from './till.input.js';

const PATIENT: Parameter = { name: 'paciente', schema: ID, example: 17, description: 'The patient.' };
const CHARGE_ID: Parameter = { name: 'id', schema: ID, example: 812 };
const PAYMENT_ID: Parameter = { name: 'id', schema: ID, example: 455 };

const DISCOUNT = bodyOf(DiscountInput, {
  names: { kind: CAJA.kind, amount: CAJA.amount, percent: CAJA.percent },
  words: { kind: TIPO_REBAJA },
});
export const DOCUMENT = bodyOf(DocumentInput, {
  names: { kind: CAJA.kind, number: CAJA.number, issuerRut: CAJA.issuerRut },
  words: { kind: TIPO_DOCUMENTO },
});
const BOLETA = { tipo: 'boleta_afecta', numero: '119' };
const PRICE_WIRE = {
  names: CAJA,
  words: { tax: IMPUESTO },
  schemas: { discount: { anyOf: [DISCOUNT, { type: 'null' }] } },
};
const CHARGE_WIRE = { ...PRICE_WIRE, schemas: { ...PRICE_WIRE.schemas, isVisit: FLAG } };
const HOW_PAID_WIRE = {
  names: CAJA,
  words: { method: MEDIO },
  schemas: { document: { anyOf: [DOCUMENT, { type: 'null' }] } },
};
export const HOW_PAID = bodyOf(HowPaidInput, HOW_PAID_WIRE);
const PAYMENT_WIRE = {
  ...HOW_PAID_WIRE,
  schemas: {
    ...HOW_PAID_WIRE.schemas,
    chargeIds: { type: ['array', 'null'], items: ID, maxItems: 100 },
    keepsRest: FLAG,
  },
};

export const cajaApi = describeApi(CajaController, {
  tag: 'Money',
  schemas: { Charge, Product, Payment, Account, Debtor, Closing, CardSettlement, CashDay },
  endpoints: {
    listCharges: {
      id: 'listCharges',
      summary: "List a patient's charges, the newest first, or an appointment's, the oldest first",
      query: [
        PATIENT,
        { name: CAJA.appointmentId, schema: ID, description: 'The appointment, instead of `paciente`.' },
      ],
      answer: { schema: listOf(named('Charge')), example: [CHARGE] },
    },
    addCharge: {
      id: 'addCharge',
      summary: 'Charge a patient, or a sale without one',
      description:
        'With `cita` and `es_visita`, the treatment of the appointment, which is charged once; finishing the visit charges it otherwise. With `insumo`, a product that leaves the stock, at its `precio_venta` unless a `precio` is sent, which needs a `motivo` if it differs. A `descripcion` that names a treatment of the list makes it that treatment, with its tax.',
      body: {
        schema: bodyOf(ChargeInput, CHARGE_WIRE),
        example: { paciente: 17, insumo: 7, cantidad: 1 },
      },
      answer: {
        schema: named('Charge'),
        example: {
          ...CHARGE,
          tipo: 'otro',
          cita: null,
          descripcion: 'Crema de urea',
          insumo: 7,
          cantidad: 1,
          precio: 9_990,
          monto: 9_990,
          saldo: 9_990,
        },
      },
      errors: ['NOT_FOUND'],
    },
    changeCharge: {
      id: 'changeCharge',
      summary: 'Replace a charge of which nothing was paid by one with another price',
      description:
        'The area `CAJA` is enough for what the end of a visit charged, until its day of the till is closed. Any other change takes a charge back, and needs `CAJA_CORRECTIONS`.',
      path: [CHARGE_ID],
      body: {
        schema: bodyOf(ChangedPriceInput, PRICE_WIRE),
        example: { rebaja: { tipo: 'porcentaje', porcentaje: 10 }, motivo: 'Convenio' },
      },
      answer: {
        schema: named('Charge'),
        example: { ...CHARGE, id: 814, rebaja: 2_500, monto: 22_500, saldo: 22_500, motivo: 'Convenio' },
      },
      errors: ['NOT_FOUND'],
    },
    reverseCharge: {
      id: 'reverseCharge',
      summary: "Take a charge back; what was paid of it becomes the patient's credit",
      path: [CHARGE_ID],
      body: {
        schema: bodyOf(ReverseChargeInput, { names: { reason: CAJA.reason } }),
        example: { motivo: 'Se cobró a otra persona' },
      },
      answer: { schema: named('Charge'), example: { ...CHARGE, anulado: true, saldo: 0 } },
      errors: ['NOT_FOUND'],
    },
    patientPayments: {
      id: 'listPayments',
      summary: "List a patient's payments, the newest first",
      query: [PATIENT],
      answer: { schema: listOf(named('Payment')), example: [PAYMENT] },
    },
    takePayment: {
      id: 'takePayment',
      summary: 'Take a payment of what a patient owes',
      description:
        'Without `cobros` it pays all charges of the patient, the oldest first; without `monto`, all that they owe. Cash is rounded to ten pesos (Ley 20.956): the rounding is a row of its own. With `deja_saldo`, more than is owed becomes credit.',
      body: {
        schema: bodyOf(PaymentInput, PAYMENT_WIRE),
        example: {
          paciente: 17,
          medio: 'debito',
          autorizacion: '123456',
          documento: { tipo: 'voucher', numero: '118' },
        },
      },
      answer: { schema: named('Payment'), example: PAYMENT },
      errors: ['NOT_FOUND', 'RECEIPT_IN_USE'],
    },
    addDocument: {
      id: 'addPaymentDocument',
      summary: 'Name the document of a payment that was taken before it was issued',
      description: 'Also of a closed day of the till: no amount changes. A payment names one document.',
      path: [PAYMENT_ID],
      body: { schema: DOCUMENT, example: BOLETA },
      answer: {
        schema: named('Payment'),
        example: { ...PAYMENT, documento: { ...BOLETA, rut_emisor: '' } },
      },
      errors: ['NOT_FOUND', 'RECEIPT_IN_USE'],
    },
    correctDocument: {
      id: 'correctPaymentDocument',
      summary: 'Name another document of a payment, or none, in place of a wrong one',
      description:
        'Also of a closed day of the till: no amount changes. The documents that it named before stay in `correcciones_documento`.',
      path: [PAYMENT_ID],
      body: {
        schema: bodyOf(DocumentCorrectionInput, {
          names: { document: CAJA.document, reason: CAJA.reason },
          schemas: { document: { anyOf: [DOCUMENT, { type: 'null' }] } },
        }),
        example: { documento: BOLETA, motivo: 'Número mal escrito' },
      },
      answer: {
        schema: named('Payment'),
        example: {
          ...PAYMENT,
          documento: { ...BOLETA, rut_emisor: '' },
          correcciones_documento: [
            {
              documento: { ...BOLETA, numero: '191', rut_emisor: '' },
              motivo: 'Número mal escrito',
              registrado_en: '2027-03-01T15:10:00.000Z',
              registrado_por: 'Paula Ejemplo',
            },
          ],
        },
      },
      errors: ['NOT_FOUND', 'RECEIPT_IN_USE'],
    },
    refund: {
      id: 'refundPayment',
      summary: 'Give a payment or a tip back, whole or in part',
      description: 'The charges that it had paid are owed again.',
      path: [PAYMENT_ID],
      body: {
        schema: bodyOf(RefundInput, { names: CAJA, words: { method: MEDIO } }),
        example: { motivo: 'Se pagó dos veces' },
      },
      answer: { schema: named('Payment'), example: REFUND },
      errors: ['NOT_FOUND'],
    },
    account: {
      id: 'readAccount',
      summary: 'Read what a patient owes, and what they paid too much',
      query: [PATIENT],
      answer: { schema: named('Account'), example: OWED },
    },
    useCredit: {
      id: 'useCredit',
      summary: 'Pay what a patient owes with what they paid too much',
      body: { schema: bodyOf(AccountInput, { names: CAJA }), example: { paciente: 17 } },
      answer: { schema: named('Account'), example: { ...OWED, saldo_pendiente: 0, desde: null } },
      errors: ['NOT_FOUND'],
    },
    debtors: {
      id: 'listDebtors',
      summary: 'List the patients with debts, the oldest debt first',
      query: pageInQuery(50, 200),
      headers: PAGE_HEADERS,
      answer: {
        schema: listOf(named('Debtor')),
        example: [{ ...OWED, paciente_nombre: 'Rosa Ejemplo', telefono: '+56 9 1234 5678' }],
      },
    },
    issuedDocuments: {
      id: 'listIssuedDocuments',
      summary: 'List the kinds of documents that the clinic issues elsewhere',
      description: 'A payment that names a document of another kind is refused.',
      answer: { schema: listOf(oneOfWords(TIPO_DOCUMENTO)), example: ['voucher', 'boleta_afecta'] },
    },
    products: {
      id: 'listProducts',
      summary: 'List the supplies that are for sale',
      description: 'Those with a `precio_venta`. A charge that names one takes it out of the stock.',
      answer: {
        schema: listOf(named('Product')),
        example: [PRODUCT],
      },
    },
    day: {
      id: 'readCashDay',
      summary: 'Read what was booked on a day of the till',
      path: [{ name: 'dia', schema: DAY, example: '2027-03-01' }],
      answer: { schema: named('CashDay'), example: CLOSED },
    },
    close: {
      id: 'closeCashDay',
      summary: 'Close a day of the till',
      description: 'No line is added to it any more: a late one is booked on the next open day.',
      body: {
        schema: bodyOf(CloseDayInput, { names: CAJA }),
        example: { dia: '2027-03-01', efectivo_inicial: 20_000, efectivo_contado: 20_000 },
      },
      answer: { schema: named('CashDay'), example: CLOSED },
    },
    settleCards: {
      id: 'settleCards',
      summary: "Note the card terminal's settlement of a closed day",
      description:
        'The day stays closed. The rest of `total_terminal` that was not paid into the account is the fee; a total that differs from `tarjetas` needs a `motivo`. Of several, the last one counts.',
      body: {
        schema: bodyOf(SettleCardsInput, { names: CAJA }),
        example: { dia: '2027-03-01', total_terminal: 25_000, abonado: 24_400 },
      },
      answer: {
        schema: named('CashDay'),
        example: {
          ...CLOSED,
          cuadraturas: [SETTLEMENT],
        },
      },
    },
    reopen: {
      id: 'reopenCashDay',
      summary: 'Reopen a closed day of the till',
      body: {
        schema: bodyOf(ReopenDayInput, { names: { day: CAJA.day, reason: CAJA.reason } }),
        example: { dia: '2027-03-01', motivo: 'Faltó un pago' },
      },
      answer: {
        schema: named('CashDay'),
        example: {
          ...CLOSED,
          cerrado: false,
          cierres: CLOSED.cierres.map((closing) => ({
            ...closing,
            reabierto_en: '2027-03-02T12:00:00.000Z',
            reabierto_por: 'Paula Ejemplo',
            motivo_reapertura: 'Faltó un pago',
          })),
        },
      },
    },
  },
});
