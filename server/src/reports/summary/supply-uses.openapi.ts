import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  listOf,
  named,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { SupplyUsesController } from './supply-uses.controller.js';
import { USOS } from './usos.wire.js';

const SupplyUse = answerObject({
  dia: { ...DAY, description: 'Of the record.' },
  insumo: ID,
  insumo_nombre: TEXT,
  cantidad: COUNT,
  valor_unitario: PESOS,
  costo: PESOS,
  ficha: {
    ...orNull(ID),
    description: "Null without the area HEALTH_DATA, and if the patient's data are blocked.",
  },
  paciente_nombre: {
    ...orNull(TEXT),
    description: "Null without the area HEALTH_DATA, and if the patient's data are blocked.",
  },
});

export const supplyUsesApi = describeApi(SupplyUsesController, {
  tag: 'Supplies',
  schemas: { SupplyUse },
  endpoints: {
    list: {
      id: 'listSupplyUses',
      summary: 'List the supplies behind the figures of their cost',
      description:
        'One for each supply of a record, in pages, the newest first. `costo_total` is the sum of all of them: with the same filter, that of `insumos` in `readSummary`.',
      query: [
        {
          name: USOS.from,
          schema: DAY,
          description: 'The first day of the records. Required.',
          example: '2027-03-01',
        },
        {
          name: USOS.to,
          schema: DAY,
          description: 'The last day, included. Required; at most 366 days with `desde`.',
          example: '2027-03-31',
        },
        {
          name: USOS.treatment,
          schema: TEXT,
          description: 'Only of appointments for this treatment, named as in `insumos` of `readSummary`.',
        },
        {
          name: USOS.withoutAppointment,
          schema: FLAG,
          description: 'Only of records without an appointment.',
        },
        ...pageInQuery(50, 200),
      ],
      headers: PAGE_HEADERS,
      answer: {
        schema: answerObject({ usos: listOf(named('SupplyUse')), costo_total: PESOS }),
        example: {
          usos: [
            {
              dia: '2027-03-01',
              insumo: 1,
              insumo_nombre: 'Gasa',
              cantidad: 2,
              valor_unitario: 1_500,
              costo: 3_000,
              ficha: 5,
              paciente_nombre: 'Rosa Soto',
            },
          ],
          costo_total: 3_000,
        },
      },
    },
  },
});
