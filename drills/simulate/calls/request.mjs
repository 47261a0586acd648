// @ts-check
import { graphqlAgendaRequest, restAgendaRequest } from './agenda-calls.mjs';
import { graphqlStockRequest, restStockRequest } from './stock-calls.mjs';

/**
 * @typedef {import('../plan/plan.mjs').Call} Call
 *
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path
 * @property {object} [body]
 * @property {boolean} [isPublic] needs no session.
 * @property {(answer: import('./answers.mjs').Answer) => import('./answers.mjs').Outcome} read
 *
 * @typedef {object} Known facts from earlier responses.
 * @property {number[]} patients ids, by position in the plan.
 * @property {number[]} supplies ids, by position in the plan.
 * @property {Map<string, number>} made the ids of created objects, by call.
 * @property {Set<string>} deleted calls whose objects were deleted.
 * @property {Map<string, number>} versions of created objects, as last seen.
 * @property {Map<number, { version: number, seen: number }>} forms of supplies, as last seen.
 *
 * @typedef {object} Sent the parts of a request that depended on earlier responses.
 * @property {string} [subject] the call that created its subject.
 * @property {number} [version] of the subject or the supply, if a version was sent.
 * @property {number} [seenStock]
 */

const STOCK_KINDS = new Set(['WRITE_RECORD', 'EDIT_RECORD', 'SET_STOCK', 'READ_SUPPLY', 'LIST_SUPPLIES']);

/**
 * The first subject that was created, preferably one that was not deleted.
 * @param {readonly string[]} subjects
 * @param {Known} known
 */
function chosen(subjects, known) {
  const made = subjects.filter((subject) => known.made.has(subject));
  return made.find((subject) => !known.deleted.has(subject)) ?? made[0];
}

/**
 * @param {Call} call
 * @param {Known} known
 * @returns {{ request: Request, sent: Sent } | undefined} undefined if its subject was never created.
 */
export function requestOf(call, known) {
  const subject = 'subjects' in call ? chosen(call.subjects, known) : undefined;
  if ('subjects' in call && subject === undefined) return undefined;
  const id = subject === undefined ? undefined : known.made.get(subject);
  const version = subject === undefined ? 1 : (known.versions.get(subject) ?? 1);
  const isAboutStock = STOCK_KINDS.has(call.kind);
  if (call.api === 'REST') {
    const request = isAboutStock ? restStockRequest(call, known, id) : restAgendaRequest(call, known, id);
    return { request, sent: { ...(subject !== undefined && { subject }) } };
  }
  const request = isAboutStock
    ? graphqlStockRequest(call, known, id, version)
    : graphqlAgendaRequest(call, known, id, version);
  const form = call.kind === 'SET_STOCK' ? known.forms.get(call.supply) : undefined;
  const sent = {
    ...(subject !== undefined && { subject, version }),
    ...(form && { version: form.version, seenStock: form.seen }),
  };
  return { request, sent };
}

/**
 * Stores the parts of a response that later calls need.
 * @param {Call} call
 * @param {Sent} sent
 * @param {import('./answers.mjs').Seen} seen
 * @param {Known} known
 */
export function learn(call, sent, seen, known) {
  for (const { made, id, version } of [
    ...(seen.day ?? []),
    ...(seen.appointment ? [seen.appointment] : []),
  ]) {
    known.made.set(made, id);
    if (version !== undefined) known.versions.set(made, version);
  }
  const subject = sent.subject ?? call.id;
  if (call.kind === 'DELETE') known.deleted.add(subject);
  if (seen.record) {
    known.made.set(subject, seen.record.id);
    if (seen.record.version !== undefined) known.versions.set(subject, seen.record.version);
  }
  // REST shows no versions, and each edit by REST increases the version by one.
  if (
    call.api === 'REST' &&
    (call.kind === 'CHANGE' || call.kind === 'CANCEL' || call.kind === 'EDIT_RECORD')
  ) {
    known.versions.set(subject, (known.versions.get(subject) ?? 1) + 1);
  }
  for (const { id, stock, version } of seen.supplies ?? []) {
    const place = known.supplies.indexOf(id);
    if (place !== -1 && version !== undefined) known.forms.set(place, { version, seen: stock });
  }
  if (call.kind === 'SET_STOCK' && call.api === 'REST') {
    const version = (known.forms.get(call.supply)?.version ?? 1) + 1;
    known.forms.set(call.supply, { version, seen: call.stock });
  }
}
