import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PROJECT_ROOT } from '../../src/foundation/config.js';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: ReadonlyArray<{
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
  }>;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Content>> };
}

const description = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'openapi.json'), 'utf8')) as Description;

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package exports its function as a property of itself.
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addSchema(description, 'api');
// Responses are open to added keys for programs; here each key must be described.
ajv.addSchema(closed(description), 'closed');
const compiled = new Map<object, ValidateFunction>();

function closed(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'object' && one !== null && 'properties' in one && 'required' in one
        ? { additionalProperties: false, ...one }
        : one,
    ),
  ) as object;
}

/** A schema's references point into the whole description. */
function validatorOf(schema: object, isAnswer: boolean): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const own = isAnswer ? closed(schema) : schema;
  const whole = JSON.parse(
    JSON.stringify(own, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? `${isAnswer ? 'closed' : 'api'}${value}` : value,
    ),
  ) as object;
  const validator = ajv.compile(whole);
  compiled.set(schema, validator);
  return validator;
}

/** The most specific path: fixed segments before parameters. */
function operationAt(method: string, address: string): Operation | undefined {
  const words = address.replace(/\/$/, '').split('/');
  const matches = Object.entries(description.paths)
    .filter(([template]) => {
      const parts = template.split('/');
      return (
        parts.length === words.length &&
        parts.every((part, index) => part.startsWith('{') || part === words[index])
      );
    })
    .sort(([one], [other]) => one.split('{').length - other.split('{').length);
  return matches[0]?.[1][method.toLowerCase()];
}

/**
 * `fetch` for the tests' requests to the REST API. Fails if a response, or an accepted body or query, does not match
 * openapi.json.
 */
export async function describedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { pathname, searchParams } = new URL(url);
  const method = init.method ?? 'GET';
  const operation = /^\/(api|health)\//.test(pathname) ? operationAt(method, pathname) : undefined;
  if (!operation) return response;
  const faults = [
    ...(await faultsOfAnswer(operation, response)),
    ...(response.ok ? faultsOfRequest(operation, init.body, searchParams) : []),
  ];
  if (faults.length > 0) {
    throw new Error(`${method} ${pathname} is otherwise than openapi.json says:\n${faults.join('\n')}`);
  }
  return response;
}

async function faultsOfAnswer({ responses }: Operation, response: Response): Promise<string[]> {
  const named = responses[String(response.status)];
  if (!named) return [`It answered ${response.status}.`];
  const reference = named.$ref?.split('/').at(-1);
  const { content = {} } = (reference && description.components.responses[reference]) || named;
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (Object.keys(content).length === 0) {
    return (await response.clone().text()) === '' ? [] : ['It answered with a body.'];
  }
  const media = content[type];
  if (!media) return [`It answered ${type || 'without a type'}.`];
  if (!media.schema) return [`${type} has no schema.`];
  return type === 'application/json' ? faultsOf(media.schema, await response.clone().json(), 'answer') : [];
}

function faultsOfRequest(
  { parameters = [], requestBody }: Operation,
  body: RequestInit['body'],
  query: URLSearchParams,
): string[] {
  const missing = parameters
    .filter(({ name, in: place, required }) => place === 'query' && required && !query.has(name))
    .map(({ name }) => `It accepted a query without ${name}.`);
  const schema = requestBody?.content?.['application/json']?.schema;
  // A file of any JSON is described in words.
  const isAny = schema && Object.keys(schema).every((key) => key === 'description');
  if (!schema || isAny || typeof body !== 'string') return missing;
  return [...missing, ...faultsOf(schema, JSON.parse(body), 'accepted body')];
}

function faultsOf(schema: object, value: unknown, what: 'answer' | 'accepted body'): string[] {
  const validate = validatorOf(schema, what === 'answer');
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath}: ${message}`);
}
