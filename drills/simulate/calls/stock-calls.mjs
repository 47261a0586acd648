// @ts-check
import { readGraphql, readRest } from './answers.mjs';

/**
 * @typedef {import('../plan/plan.mjs').Call} Call
 * @typedef {import('../plan/plan.mjs').Line} Line
 * @typedef {import('./request.mjs').Request} Request
 * @typedef {import('./request.mjs').Known} Known
 */

const DAY = '2026-01-02';

/** @param {any} ficha */
const fromFicha = (ficha) => ({
  record: {
    id: ficha.id,
    edited: ficha.descripcion_atencion,
    lines: Object.fromEntries(
      ficha.productos_usados.map((/** @type {any} */ { insumo, cantidad }) => [insumo, cantidad]),
    ),
  },
});

const RECORD = 'id careDescription version usedSupplies { supplyId quantity }';
/** @param {any} record */
const fromRecord = (record) => ({
  record: {
    id: record.id,
    edited: record.careDescription,
    version: record.version,
    lines: Object.fromEntries(
      record.usedSupplies.map((/** @type {any} */ { supplyId, quantity }) => [supplyId, quantity]),
    ),
  },
});

/** @param {any} insumo */
const fromInsumo = ({ id, stock_actual }) => ({ id, stock: stock_actual });
const SUPPLY = 'id stock version';

/**
 * @param {Call} call a stock call.
 * @param {Known} known
 * @param {number | undefined} id the record's id.
 * @returns {Request}
 */
export function restStockRequest(call, known, id) {
  const products = (/** @type {readonly Line[]} */ lines) =>
    lines.map(({ supply, quantity }) => ({ insumo: known.supplies[supply], cantidad: quantity }));
  /** @type {(read: (body: any) => import('./answers.mjs').Seen) => (answer: any) => any} */
  const rest = (read) => (answer) => readRest(answer, read);
  switch (call.kind) {
    case 'WRITE_RECORD': {
      const body = {
        paciente: known.patients[call.patient],
        fecha: DAY,
        descripcion_atencion: call.id,
        procedimiento: 'x',
        indicaciones: 'x',
        productos_usados: products(call.lines),
      };
      return { method: 'POST', path: '/api/pacientes/fichas/', body, read: rest(fromFicha) };
    }
    case 'EDIT_RECORD': {
      const body = { descripcion_atencion: call.id, productos_usados: products(call.lines) };
      return { method: 'PUT', path: `/api/pacientes/fichas/${id}/`, body, read: rest(fromFicha) };
    }
    case 'SET_STOCK':
      return {
        method: 'PUT',
        path: `/api/insumos/${known.supplies[call.supply]}/`,
        body: { stock_actual: call.stock },
        read: rest((insumo) => ({ supplies: [fromInsumo(insumo)] })),
      };
    case 'LIST_SUPPLIES':
    case 'READ_SUPPLY':
      return {
        method: 'GET',
        path: '/api/insumos/',
        read: rest((insumos) => ({ supplies: insumos.map(fromInsumo) })),
      };
    default:
      throw new Error(`${call.kind} is not about the stock`);
  }
}

/**
 * @param {Call} call a stock call.
 * @param {Known} known
 * @param {number | undefined} id the record's id.
 * @param {number} version the record's version, as last seen.
 * @returns {Request}
 */
export function graphqlStockRequest(call, known, id, version) {
  const used = (/** @type {readonly Line[]} */ lines) =>
    lines.map(({ supply, quantity }) => ({ supplyId: known.supplies[supply], quantity }));
  /** @type {(query: string, variables: object, read: (data: any) => import('./answers.mjs').Seen) => Request} */
  const request = (query, variables, read) => ({
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
    read: (answer) => readGraphql(answer, read),
  });
  switch (call.kind) {
    case 'WRITE_RECORD': {
      const input = {
        patientId: known.patients[call.patient],
        date: DAY,
        careDescription: call.id,
        procedure: 'x',
        instructions: 'x',
        usedSupplies: used(call.lines),
      };
      return request(
        `mutation ($input: CreateClinicalRecordInput!) { createClinicalRecord(input: $input) { ${RECORD} } }`,
        { input },
        ({ createClinicalRecord }) => fromRecord(createClinicalRecord),
      );
    }
    case 'EDIT_RECORD':
      return request(
        `mutation ($id: Int!, $version: Int!, $input: UpdateClinicalRecordInput!) {
           updateClinicalRecord(id: $id, version: $version, input: $input) { ${RECORD} } }`,
        { id, version, input: { careDescription: call.id, usedSupplies: used(call.lines) } },
        ({ updateClinicalRecord }) => fromRecord(updateClinicalRecord),
      );
    case 'SET_STOCK': {
      const form = known.forms.get(call.supply);
      return request(
        `mutation ($id: Int!, $version: Int!, $input: UpdateSupplyInput!) {
           updateSupply(id: $id, version: $version, input: $input) { ${SUPPLY} } }`,
        {
          id: known.supplies[call.supply],
          version: form?.version,
          input: { stock: call.stock, seenStock: form?.seen, stockReason: call.id },
        },
        ({ updateSupply }) => ({ supplies: [updateSupply] }),
      );
    }
    case 'READ_SUPPLY':
      return request(
        `query ($id: Int!) { supply(id: $id) { ${SUPPLY} } }`,
        { id: known.supplies[call.supply] },
        ({ supply }) => ({ supplies: [supply] }),
      );
    case 'LIST_SUPPLIES':
      return request(`{ supplies { ${SUPPLY} } }`, {}, ({ supplies }) => ({ supplies }));
    default:
      throw new Error(`${call.kind} is not about the stock`);
  }
}
