import { DomainError } from '#domain/errors.js';
import type { SearchTime } from '#domain/data/fhir/search-date.js';
import { isReadable } from '../../foundation/input/field-rules.js';
import { SEARCH_FAULTS } from './fhir.es.js';
import type { SearchParameters } from './search-parameters.js';

export const MAX_ON_PAGE = 100;
const USUAL_ON_PAGE = 50;

/** The maximum length of a value, in characters: longer than any stored text that can be searched. */
const MAX_VALUE_LENGTH = 400;

/** The start of the next page: the server's own parameter, found in a bundle's link. */
export const PAGE_PARAMETER = '_page';

const LAST_UPDATED = '_lastUpdated';

/** An unencoded plus sign in a URL arrives as a space. */
const SPACE_FOR_PLUS = /T\d{2}:\d{2}\S* \d{2}:\d{2}$/;

/** Resources are small and a server need not shorten them, so only `count` changes the response. */
const SUMMARIES = ['true', 'text', 'data', 'count', 'false'];
const TOTALS = ['none', 'estimate', 'accurate'];

const RESULT_PARAMETERS = ['_count', '_format', '_pretty', '_summary', '_total', PAGE_PARAMETER];

export interface Search {
  /** An SQL condition; its values are in `values`. */
  readonly where: string;
  readonly values: readonly unknown[];
  readonly namesPatient: boolean;
  /** Whether the search filters by the time at which a resource was last written. */
  readonly goesByTime: boolean;
  readonly first: number;
  readonly after: string | null;
  /** Only the total is requested. */
  readonly countsOnly: boolean;
  /** The total is requested along with the rows. */
  readonly counts: boolean;
  /** The parameters that were applied, for the self link. */
  readonly understood: ReadonlyArray<readonly [name: string, value: string]>;
}

interface Asking {
  readonly query: Readonly<Record<string, unknown>>;
  /** The `Prefer` header. */
  readonly prefer: string | undefined;
}

const refuse = (message: string): DomainError => new DomainError('BAD_REQUEST', { message });

/**
 * Reads the parameters of a search. An unknown name is refused unless the client sends `handling=lenient`: ignoring it
 * would return more than was requested.
 * @throws DomainError `BAD_REQUEST`
 */
export function readSearch(
  parameters: SearchParameters,
  { query, prefer }: Asking,
  time: SearchTime,
): Search {
  const isLenient = /\bhandling\s*=\s*"?lenient/i.test(prefer ?? '');
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${String(values.push(value))}`;
  const conditions: string[] = [];
  const understood: Array<readonly [string, string]> = [];
  let namesPatient = false;
  for (const [name, sent] of Object.entries(query)) {
    if (RESULT_PARAMETERS.includes(name)) continue;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) {
      const [base = ''] = name.split(/[:.]/);
      if (base !== name && Object.hasOwn(parameters, base)) throw refuse(SEARCH_FAULTS.modifier(name));
      if (isLenient) continue;
      throw refuse(SEARCH_FAULTS.unknown(name));
    }
    for (const value of textsOf(name, sent)) {
      const choices = choicesOf(value).map((choice) => parameter.condition(choice, bind, time));
      if (choices.some((choice) => choice === undefined))
        throw refuse(
          parameter.type === 'date' && SPACE_FOR_PLUS.test(value)
            ? SEARCH_FAULTS.plusSign(name)
            : SEARCH_FAULTS.value(name),
        );
      conditions.push(`(${choices.join(' or ')})`);
      understood.push([name, value]);
      namesPatient ||= parameter.namesPatient === true;
    }
  }
  assertOneOf(query['_summary'], SUMMARIES, SEARCH_FAULTS.summary);
  assertOneOf(query['_total'], TOTALS, SEARCH_FAULTS.total);
  const first = countOf(query['_count']);
  const countsOnly = first === 0 || query['_summary'] === 'count';
  const [after = null] =
    query[PAGE_PARAMETER] === undefined ? [] : textsOf(PAGE_PARAMETER, query[PAGE_PARAMETER]);
  const asked = (name: string): Array<readonly [string, string]> =>
    query[name] === undefined ? [] : [[name, String(query[name])]];
  return {
    where: conditions.length > 0 ? conditions.join(' and ') : 'true',
    values,
    namesPatient,
    goesByTime: understood.some(([name]) => name === LAST_UPDATED),
    first: first === 0 ? USUAL_ON_PAGE : first,
    after,
    countsOnly,
    counts: countsOnly || query['_total'] === 'accurate' || query['_total'] === 'estimate',
    understood: [...understood, ...asked('_count'), ...asked('_summary'), ...asked('_total')],
  };
}

function assertOneOf(sent: unknown, words: readonly string[], fault: string): void {
  if (sent !== undefined && !words.some((word) => word === sent)) throw refuse(fault);
}

/** A parameter sent twice must match both times. */
function textsOf(name: string, sent: unknown): string[] {
  const texts: unknown[] = Array.isArray(sent) ? sent : [sent];
  return texts.map((text) => {
    if (typeof text !== 'string' || text === '' || text.length > MAX_VALUE_LENGTH || !isReadable(text))
      throw refuse(SEARCH_FAULTS.value(name));
    return text;
  });
}

/** Commas separate alternatives; `\,` is a comma, `\|` a bar and `\\` a backslash. */
function choicesOf(value: string): string[] {
  const choices = [''];
  for (const [part] of value.matchAll(/\\[\\,|$]|[^]/g)) {
    if (part === ',') choices.push('');
    else choices.push((choices.pop() ?? '') + (part.length > 1 ? part.slice(1) : part));
  }
  return choices;
}

function countOf(sent: unknown): number {
  if (sent === undefined) return USUAL_ON_PAGE;
  if (typeof sent !== 'string' || !/^\d{1,6}$/.test(sent)) throw refuse(SEARCH_FAULTS.count(MAX_ON_PAGE));
  // A client that requests more gets the maximum: FHIR lets the server decide.
  return Math.min(Number(sent), MAX_ON_PAGE);
}
