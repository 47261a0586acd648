import { KEY_AREAS } from '#domain/access/keys/api-key.js';
import type { Area } from '#domain/access/rights.js';
import { type INestApplication, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PUBLIC_ENDPOINT } from './access/actors/public.decorator.js';
import { ANY_STAFF, NEEDED_AREA, type NeededAreas, PEOPLE_ONLY } from './access/rights/needs.decorator.js';
import { FaultLog } from './foundation/errors/fault-log.js';
import { REPEATABLE } from './foundation/http/repeat-mode.js';
import { ResponseReplay } from './foundation/http/idempotent.decorator.js';
import {
  type Access,
  contentOf,
  ERROR_SCHEMAS,
  errorsOf,
  failuresOf,
} from './foundation/openapi/responses.js';
import {
  type DescribedApi,
  type Endpoint,
  type FileAnswer,
  type JsonAnswer,
  type Parameter,
  TAGS,
} from './foundation/openapi/describe-api.js';
import { type JsonSchema, named } from './foundation/openapi/json-schema.js';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const INTRODUCTION = [
  'Huella’s REST API: JSON with Spanish keys, in the clinic’s time, money in whole Chilean pesos.',
  'Every path works with and without a trailing slash. Unknown keys of a body are ignored. In every PUT, a missing',
  'key keeps its value. Every response has `x-request-id`, which also appears in the server’s log.',
].join(' ');

const SECURITY_SCHEMES = {
  programKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key from ‘Configuración → Integraciones’. It needs no anti-forgery token.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The `access` token of a login.' },
  antiForgeryHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The token from `GET /api/get-csrf-token`.',
  },
  antiForgeryCookie: { type: 'apiKey', in: 'cookie', name: 'csrftoken', description: 'The same token.' },
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
};
const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Only if this is the response to an earlier request with the same key.',
    schema: { const: 'true' },
  },
};

type Needed = Readonly<Record<string, readonly string[]>>;

/** @param ofPeople whether no key has access. */
function securityOf(access: Access, ofPeople: boolean): Needed[] {
  // A caller with a key gets the same response as staff, including hours that visitors can't book yet.
  if (access === 'public') return [{}, { programKey: [] }];
  const person: Needed =
    access === 'read' ? { bearer: [] } : { bearer: [], antiForgeryHeader: [], antiForgeryCookie: [] };
  return ofPeople ? [person] : [{ programKey: [] }, person];
}

/**
 * The OpenAPI 3.1 description of the REST API. Paths and methods come from Nest's routes, access from the metadata
 * that the guards read, bodies from the input classes and the wire tables, and errors from the error tables.
 * @param webhooks the outgoing calls, by event name.
 */
export async function openApiDocument(
  apis: readonly DescribedApi[],
  webhooks: Readonly<Record<string, object>>,
  version: string,
): Promise<object> {
  const routed = await routesOf(apis, version);
  const paths: Record<string, Record<string, object>> = {};
  const components: Components = {
    schemas: Object.assign({}, ERROR_SCHEMAS, ...apis.map(({ schemas }) => schemas)) as Components['schemas'],
    responses: {},
  };
  for (const [path, item] of Object.entries(routed.paths).sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const described = find(apis, operation.operationId ?? '');
      const [routed = 'default'] = Object.keys(operation.responses);
      const status = routed === 'default' ? '200' : routed;
      paths[path] = { ...paths[path], [method]: operationOf(described, method, status, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Huella', version, description: INTRODUCTION },
    servers: [{ url: '/', description: 'This installation.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: { securitySchemes: SECURITY_SCHEMES, ...components },
  };
}

/** Nest's routes, from an application that is never started: the controllers' dependencies are not created. */
async function routesOf(apis: readonly DescribedApi[], version: string): Promise<OpenAPIObject> {
  const controllers = apis.map(({ controller }) => controller);
  const needed = controllers.flatMap(
    (one) => (Reflect.getMetadata('design:paramtypes', one) ?? []) as Array<Type<object>>,
  );
  class DescribedModule {}
  Module({
    controllers,
    // The last two are needed around endpoints of many controllers.
    providers: [...new Set([...needed, FaultLog, ResponseReplay])].map((provide) => ({
      provide,
      useValue: {},
    })),
  })(DescribedModule);
  const app: INestApplication = await NestFactory.create(DescribedModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  return SwaggerModule.createDocument(app, new DocumentBuilder().setVersion(version).build(), {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
}

interface Components {
  readonly schemas: Record<string, JsonSchema>;
  readonly responses: Record<string, object>;
}

interface Described {
  readonly api: DescribedApi;
  readonly name: string;
  readonly endpoint: Endpoint;
}

function find(apis: readonly DescribedApi[], routed: string): Described {
  const [controller, name = ''] = routed.split('.');
  const api = apis.find((one) => one.controller.name === controller);
  const endpoint = api?.endpoints[name];
  if (!api || !endpoint) throw new Error(`${routed} is not described.`);
  return { api, name, endpoint };
}

function operationOf(
  { api, name, endpoint }: Described,
  method: string,
  status: string,
  components: Components,
): object {
  const { id, summary, body, answer, also } = endpoint;
  const access = accessOf(api, name, method);
  const areas = metadata<NeededAreas>(NEEDED_AREA, api, name);
  const description = [
    endpoint.description,
    access !== 'public' && areas && `Needs the right to ${access} ${areas.join(' or ')}.`,
  ].filter(Boolean);
  const isRepeatable = metadata<string>(REPEATABLE, api, name) !== undefined;
  const failures = failuresOf(errorsOf(endpoint, access, isRepeatable));
  for (const failure of failures) components.responses[failure.name] = failure.response;
  return {
    operationId: id,
    tags: [endpoint.tag ?? api.tag],
    summary,
    ...(description.length > 0 && { description: description.join('\n\n') }),
    security: securityOf(access, isForPeople(api, name)),
    ...parametersOf(endpoint, isRepeatable),
    ...(body && { requestBody: { required: true, content: contentOf(withNamedBody(id, body, components)) } }),
    responses: {
      [status]: {
        description: answer ? summary : 'Done; nothing is returned.',
        ...((isRepeatable || endpoint.headers) && {
          headers: { ...(isRepeatable && REPLAYED), ...endpoint.headers },
        }),
        ...(answer && { content: contentOf(answer) }),
      },
      ...Object.fromEntries(
        failures.map((failure) => [failure.status, { $ref: `#/components/responses/${failure.name}` }]),
      ),
      ...(also && {
        [also.status]: {
          description: also.description,
          ...(also.answer && {
            content: {
              'application/json': {
                schema: { anyOf: [named('Error'), also.answer.schema] },
                example: also.answer.example,
              },
            },
          }),
        },
      }),
    },
  };
}

/** Whether an endpoint is about a user's own account, only for people, or in an area that no key can have. */
function isForPeople(api: DescribedApi, name: string): boolean {
  const areas = metadata<NeededAreas>(NEEDED_AREA, api, name);
  return (
    (metadata<boolean>(ANY_STAFF, api, name) ?? metadata<boolean>(PEOPLE_ONLY, api, name) ?? false) ||
    (areas !== undefined && !areas.some((area) => (KEY_AREAS as readonly Area[]).includes(area)))
  );
}

/** Gives each body its own name, from which programs generate a type. */
function withNamedBody(
  id: string,
  body: JsonAnswer | FileAnswer,
  { schemas }: Components,
): JsonAnswer | FileAnswer {
  if ('media' in body) return body;
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`;
  schemas[name] = body.schema;
  return { ...body, schema: named(name) };
}

function accessOf(api: DescribedApi, name: string, method: string): Access {
  if (metadata<boolean>(PUBLIC_ENDPOINT, api, name)) return 'public';
  return method === 'get' ? 'read' : 'write';
}

function metadata<T>(key: string, { controller }: DescribedApi, name: string): T | undefined {
  const handler = (controller.prototype as Record<string, object>)[name];
  return [handler, controller]
    .map((target) => target && (Reflect.getMetadata(key, target) as T | undefined))
    .find((value) => value !== undefined);
}

function parametersOf({ path = [], query = [] }: Endpoint, isRepeatable: boolean): object {
  const parameter = (place: 'path' | 'query') => (one: Parameter) => ({
    name: one.name,
    in: place,
    required: place === 'path' || (one.isRequired ?? false),
    ...(one.description && { description: one.description }),
    schema: one.schema,
    ...(one.example !== undefined && { example: one.example }),
  });
  const parameters = [
    ...path.map(parameter('path')),
    ...query.map(parameter('query')),
    ...(isRepeatable ? [IDEMPOTENCY_KEY] : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
}
