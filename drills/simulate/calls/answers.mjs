// @ts-check

/**
 * The outcome of a call.
 * @typedef {object} SeenAppointment
 * @property {string} made the id of the call that created it.
 * @property {number} id
 * @property {import('../plan/plan.mjs').Time} time
 * @property {import('../plan/plan.mjs').Status} status
 * @property {string} edited the id of the call that edited it last.
 * @property {number} [version] by GraphQL only.
 *
 * @typedef {{ id: number, edited: string, lines: Record<number, number>, version?: number }} SeenRecord `lines`:
 *   quantities by the supply's id.
 * @typedef {{ id: number, stock: number, version?: number }} SeenSupply
 *
 * @typedef {object} Seen the contents of a response.
 * @property {SeenAppointment} [appointment]
 * @property {SeenAppointment[]} [day]
 * @property {{ free: number[], taken?: number[] }} [hours] starts, in minutes since midnight.
 * @property {SeenRecord} [record]
 * @property {SeenSupply[]} [supplies]
 * @property {Array<SeenRecord & { made: string }>} [records]
 *
 * @typedef {{ kind: 'DONE', seen: Seen }
 *   | { kind: 'SLOT_TAKEN' } | { kind: 'NOT_FOUND' } | { kind: 'STALE' }
 *   | { kind: 'STOCK_MOVED', stock: number }
 *   | { kind: 'SHORT', stocks: number[] }
 *   | { kind: 'UNKNOWN', why: string }
 *   | { kind: 'WRONG', why: string }
 *   | { kind: 'SKIPPED' }} Outcome UNKNOWN: it may have had its effect, may still have it, or never will. WRONG: an
 *   impossible response. SKIPPED: the call's subject was never created.
 *
 * @typedef {{ status: number, body: any }} Answer
 */

/** @param {readonly unknown[]} sentences @returns {Outcome | undefined} */
function shortage(sentences) {
  const stocks = sentences.map((sentence) => /Stock actual: (\d+)$/.exec(String(sentence))?.[1]);
  return stocks.length > 0 && stocks.every((stock) => stock !== undefined)
    ? { kind: 'SHORT', stocks: stocks.map(Number) }
    : undefined;
}

/** @param {Answer} answer @returns {Outcome} */
const wrong = ({ status, body }) => ({
  kind: 'WRONG',
  why: `${status} ${JSON.stringify(body).slice(0, 500)}`,
});

/**
 * @param {Answer} answer
 * @param {(body: any) => Seen} read reads a success.
 * @returns {Outcome}
 */
export function readRest(answer, read) {
  const { status, body } = answer;
  if (status >= 200 && status < 300) return { kind: 'DONE', seen: read(body) };
  if (status === 503) return { kind: 'UNKNOWN', why: '503' };
  if (status === 404) return { kind: 'NOT_FOUND' };
  if (status === 409 && body?.error === 'Hora no disponible') return { kind: 'SLOT_TAKEN' };
  if (status === 400 && Array.isArray(body?.productos_usados_data ?? body?.productos_usados)) {
    return shortage(body.productos_usados_data ?? body.productos_usados) ?? wrong(answer);
  }
  return wrong(answer);
}

/**
 * @param {Answer} answer
 * @param {(data: any) => Seen} read
 * @returns {Outcome}
 */
export function readGraphql(answer, read) {
  const { status, body } = answer;
  const error = body?.errors?.[0];
  if (!error && status === 200 && body?.data) return { kind: 'DONE', seen: read(body.data) };
  const { code, stock, fields } = error?.extensions ?? {};
  switch (code) {
    case 'DATABASE_UNAVAILABLE':
      return { kind: 'UNKNOWN', why: code };
    case 'SLOT_TAKEN':
    case 'NOT_FOUND':
    case 'STALE':
      return { kind: code };
    case 'STOCK_MOVED':
      return { kind: code, stock };
    case 'INVALID_INPUT':
      return shortage(fields?.usedSupplies ?? []) ?? wrong(answer);
    default:
      return status === 503 ? { kind: 'UNKNOWN', why: '503' } : wrong(answer);
  }
}
