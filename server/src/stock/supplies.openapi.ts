import { isNullable } from '#domain/declared-fields.js';
import { SUBSTANCE_LABELS } from '#domain/stock/substance.es.js';
import {
  SUPPLY_FIELD_NAMES,
  SUPPLY_FIELDS,
  type SupplyField,
  type SupplyFieldKind,
} from '#domain/stock/supply-fields.es.js';
import { describeApi, type Parameter } from '../foundation/openapi/describe-api.js';
import { CHANGES_HEADERS, CHANGES_IN_QUERY, deletionsOf } from '../foundation/changes/changes.openapi.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../foundation/openapi/spreadsheet-answer.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../foundation/openapi/json-schema.js';
import { bodyOf } from '../foundation/openapi/schema-of-input.js';
import { INSUMO } from './insumo.wire.js';
import { SuppliesController } from './supplies.controller.js';
import { SupplyInput, UpdateSupplyInput } from './supply.input.js';

const SENT_SUBSTANCES: JsonSchema = {
  type: ['array', 'null'],
  items: oneOfWords(SUBSTANCE_LABELS),
  description: 'The substances in it to which patients may be allergic; null empties the list.',
};
const WIRE = { names: INSUMO, schemas: { contains: SENT_SUBSTANCES } };
const SUPPLY_ID: Parameter = { name: 'id', schema: ID, example: 3 };
const NEW_SUPPLY = {
  nombre: 'Guantes',
  descripcion: '',
  unidad_medida: 'par',
  stock_actual: 40,
  stock_critico: 10,
  valor_unitario: 150,
  fecha_vencimiento: null,
  precio_venta: null,
  proveedor: 'Distribuidora Demo',
} satisfies Record<(typeof SUPPLY_FIELDS)[SupplyField]['key'], unknown>;
const SUPPLY = { id: 3, ...NEW_SUPPLY, contiene: ['látex'], valor_unitario_formato: '$150' };

const SCHEMAS: Readonly<Record<SupplyFieldKind, JsonSchema>> = {
  SHORT_TEXT: TEXT,
  LONG_TEXT: TEXT,
  AMOUNT: COUNT,
  PRICE: COUNT,
  DAY,
};
const Supply = answerObject({
  id: ID,
  ...Object.fromEntries(
    SUPPLY_FIELD_NAMES.map((field) => {
      const schema = SCHEMAS[SUPPLY_FIELDS[field].kind];
      return [INSUMO[field], isNullable(SUPPLY_FIELDS[field]) ? orNull(schema) : schema];
    }),
  ),
  contiene: listOf(oneOfWords(SUBSTANCE_LABELS)),
  valor_unitario_formato: TEXT,
});

export const suppliesApi = describeApi(SuppliesController, {
  tag: 'Supplies',
  schemas: { Supply },
  endpoints: {
    list: {
      id: 'listSupplies',
      summary: 'List all supplies by name, or only changed ones',
      query: CHANGES_IN_QUERY,
      headers: CHANGES_HEADERS,
      answer: { schema: listOf(named('Supply')), example: [SUPPLY] },
    },
    deletions: deletionsOf('listDeletedSupplies', 'supplies'),
    read: {
      id: 'readSupply',
      summary: 'Read a supply',
      path: [SUPPLY_ID],
      answer: { schema: named('Supply'), example: SUPPLY },
      errors: ['NOT_FOUND'],
    },
    critical: {
      id: 'listCriticalSupplies',
      summary: 'List the supplies whose stock is at or below its critical level',
      answer: { schema: listOf(named('Supply')), example: [SUPPLY] },
    },
    export: {
      id: 'exportSupplies',
      summary: 'Export the supplies as a spreadsheet',
      query: [
        FORMAT_IN_QUERY,
        { name: 'busqueda', schema: { type: 'string' }, description: 'Searches name and description.' },
        {
          name: 'critico',
          schema: FLAG,
          description: 'Whether to return only those at or below their critical level.',
        },
      ],
      answer: SPREADSHEET,
    },
    exportAllMovements: {
      id: 'exportMovements',
      summary: 'Export the movements of all supplies as a spreadsheet',
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
    },
    exportMovements: {
      id: 'exportSupplyMovements',
      summary: 'Export the movements of a supply as a spreadsheet',
      path: [SUPPLY_ID],
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
      errors: ['NOT_FOUND'],
    },
    create: {
      id: 'createSupply',
      summary: 'Create a supply',
      body: { schema: bodyOf(SupplyInput, WIRE), example: NEW_SUPPLY },
      answer: { schema: named('Supply'), example: SUPPLY },
    },
    update: {
      id: 'updateSupply',
      summary: 'Change a supply',
      description: 'A field that is not sent keeps its value. A different stock is recorded as a correction.',
      path: [SUPPLY_ID],
      body: { schema: bodyOf(UpdateSupplyInput, WIRE), example: { stock_actual: 38 } },
      answer: { schema: named('Supply'), example: { ...SUPPLY, stock_actual: 38 } },
      errors: ['NOT_FOUND'],
    },
    delete: {
      id: 'deleteSupply',
      summary: 'Delete a supply that no clinical record uses',
      path: [SUPPLY_ID],
      errors: ['NOT_FOUND', 'SUPPLY_IN_USE'],
    },
  },
});
