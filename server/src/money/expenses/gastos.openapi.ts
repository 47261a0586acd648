import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  FLAG,
  ID,
  INSTANT,
  type JsonSchema,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ExpenseInput, ReverseExpenseInput } from './expense.input.js';
import { GastosController } from './gastos.controller.js';
import { CATEGORIA_GASTO, GASTOS } from './gastos.wire.js';
import { MEDIO } from '../payments/payment-method.js';

const PESOS: JsonSchema = { type: 'integer', description: 'In whole pesos; negative in a reversal.' };
const EXPENSE_ID: Parameter = { name: 'id', schema: ID, example: 31 };

const Expense = answerObject({
  id: ID,
  categoria: oneOfWords(CATEGORIA_GASTO),
  descripcion: TEXT,
  monto: PESOS,
  medio: oneOfWords(MEDIO),
  numero_documento: TEXT,
  motivo: TEXT,
  fecha: DAY,
  fecha_caja: { ...DAY, description: 'The day of the till in which it counts.' },
  registrado_en: INSTANT,
  registrado_por: TEXT,
  anula: orNull(ID),
  anulado: FLAG,
});

const EXPENSE = {
  id: 31,
  categoria: 'insumos',
  descripcion: 'Guantes de nitrilo, 4 cajas',
  monto: 23_960,
  medio: 'efectivo',
  numero_documento: '88123',
  motivo: '',
  fecha: '2027-03-01',
  fecha_caja: '2027-03-01',
  registrado_en: '2027-03-01T15:00:00.000Z',
  registrado_por: 'Paula Ejemplo',
  anula: null,
  anulado: false,
};

export const gastosApi = describeApi(GastosController, {
  tag: 'Money',
  schemas: { Expense },
  endpoints: {
    add: {
      id: 'addExpense',
      summary: 'Note what the clinic spent',
      description: 'One in cash is taken out of the till of its day.',
      body: {
        schema: bodyOf(ExpenseInput, {
          names: GASTOS,
          words: { category: CATEGORIA_GASTO, method: MEDIO },
        }),
        example: {
          categoria: 'insumos',
          descripcion: 'Guantes de nitrilo, 4 cajas',
          monto: 23_960,
          medio: 'efectivo',
          numero_documento: '88123',
        },
      },
      answer: { schema: named('Expense'), example: EXPENSE },
    },
    reverse: {
      id: 'reverseExpense',
      summary: 'Take an expense back with a line of the opposite amount',
      path: [EXPENSE_ID],
      body: {
        schema: bodyOf(ReverseExpenseInput, { names: { reason: GASTOS.reason } }),
        example: { motivo: 'Se anotó dos veces' },
      },
      answer: { schema: named('Expense'), example: { ...EXPENSE, anulado: true } },
      errors: ['NOT_FOUND'],
    },
  },
});
