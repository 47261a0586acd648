import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { formatRut } from '#domain/rut.js';
import { documentFor } from '../../hostile/graphql-requests.js';
import { madeUpRut } from '../../product/builders.js';
import { routesOf } from '../../product/routes.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import type { TestProduct } from '../../product/start-product.js';
import { OTHER } from './own-clinic.js';

const RUT = madeUpRut(10 * OTHER);
/** When the rows of `fillColumns` are. */
const DAY = '2026-11-02';

/** By name. Ids are ids of the other professional's rows, as every other whole number is. */
const VALUES: Readonly<Record<string, unknown>> = {
  rut: RUT,
  from: DAY,
  to: '2026-11-30',
  date: DAY,
  day: DAY,
  month: '2026-11',
  time: '10:00',
  first: 50,
  offset: 0,
  version: 1,
  keptVersion: 1,
  mergedVersion: 1,
  professionalId: 1,
  changedSince: '2000-01-01T00:00:00Z',
  side: 'RIGHT',
  zone: 'HEEL',
  email: 'x@demo.invalid',
  search: 'patient.name',
  durationMinutes: 60,
  weeks: 1,
  everyWeeks: 1,
};
const TEXT = 'x';

function valueOf(name: string, type: GraphQLInputType): unknown {
  if (name in VALUES) return VALUES[name];
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [valueOf('', inner.ofType)];
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type) || /(^id|Id)$/.test(field.name))
        .map((field) => [field.name, valueOf(field.name, field.type)]),
    );
  if (isEnumType(named)) return named.getValues()[0]!.name;
  return (
    { Int: OTHER, Boolean: false, LocalDate: DAY, LocalTime: '10:00', DateTime: `${DAY}T12:00:00Z` }[
      named.name
    ] ?? TEXT
  );
}

type Field = GraphQLField<unknown, unknown>;

/** Arguments that only narrow what a field returns are left out, except ids. */
const isSent = ({ name, type }: Field['args'][number]): boolean =>
  isNonNullType(type) || name.endsWith('Id') || ['from', 'to', 'rut'].includes(name);

export interface Asked {
  readonly name: string;
  readonly answer: Answer;
}

/**
 * Calls every query and mutation, each with the other professional's ids, and queries also without optional ones.
 * @param headers those of each request
 */
export async function walkGraphql(
  client: TestClient,
  schema: GraphQLSchema,
  kinds: readonly ('query' | 'mutation')[],
  skipped: RegExp,
  headers: () => Record<string, string> = () => ({}),
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const kind of kinds) {
    const type = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
    for (const field of Object.values(type.getFields())) {
      if (skipped.test(field.name)) continue;
      const send = async (args: Field['args']): Promise<void> => {
        const values = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.name, arg.type)]));
        const answer = await client.graphql(documentFor(kind, field), values, headers());
        asked.push({ name: field.name, answer });
      };
      await send(field.args.filter(isSent));
      if (kind === 'query') await send(field.args.filter(({ type: one }) => isNonNullType(one)));
    }
  }
  return asked;
}

/** Query strings that make a path answer with what it has. The first is for all paths. */
const QUERIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/./, ['']],
  [
    /^\/api\/citas$/,
    [`?fecha=${DAY}`, `?desde=${DAY}&hasta=2026-11-30`, '?modificado_desde=2000-01-01T00:00:00Z'],
  ],
  [/asistencia$/, [`?desde=2026-11-01&hasta=2026-11-30`]],
  [/horarios-disponibles$/, ['?fecha=2026-11-20', '?fecha=2026-11-20&profesional=1']],
  [/citas\/exportar$/, ['?desde=2026-11-01&hasta=2026-12-31&formato=csv']],
  [/resumen/, ['?desde=2026-11-01&hasta=2026-11-30', '?desde=2026-11-01&hasta=2026-11-30&formato=csv']],
  [/exportar$/, ['?formato=csv', `?paciente=${OTHER}&formato=csv`]],
  [/verificar_rut$/, [`?rut=${encodeURIComponent(formatRut(RUT))}`]],
  [/pacientes$/, ['?modificado_desde=2000-01-01T00:00:00Z', '?busqueda=patient.name']],
  [/fichas/, [`?paciente=${OTHER}`]],
  [/historia-pie$/, [`?paciente=${OTHER}&lado=derecho&zona=${encodeURIComponent('talón')}`]],
  [/advertencias$/, [`?paciente=${OTHER}&tratamiento=1`]],
  [/certificados$|fotos$|consentimientos$|cuestionarios$|caja/, [`?paciente=${OTHER}`]],
  [/por-firmar$/, [`?paciente=${OTHER}&texto_id=1`]],
  [/eliminados$/, ['?desde=2000-01-01T00:00:00Z']],
  [/^\/fhir\/Patient$/, [`?_id=${OTHER}`, '?name=patient.name', `?identifier=${RUT}`]],
  [/^\/fhir\/(?!Patient)\w+$/, [`?patient=${OTHER}`, `?patient=Patient/${OTHER}`, `?_id=${OTHER}`]],
];

/** Bodies of requests that write, by path: about the other professional's rows. */
const PACIENTE = { nombre: 'x', telefono: '9', correo: 'x@demo.invalid', contacto_emergencia: 'x' };
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/citas/crear_cita_admin': {
    paciente: OTHER,
    fecha: '2026-11-20',
    hora: '10:00',
    tratamiento: 'x',
  },
  'POST /api/pacientes/crear_paciente_admin': { ...PACIENTE, rut: formatRut(RUT) },
  'PUT /api/pacientes/actualizar_paciente_admin': {
    ...PACIENTE,
    rut_original: formatRut(RUT),
    rut: formatRut(RUT),
  },
  'POST /api/pacientes/fichas': {
    paciente: OTHER,
    fecha: DAY,
    descripcion_atencion: 'x',
    procedimiento: 'x',
    indicaciones: 'x',
  },
  'POST /api/pacientes/certificados': { ficha: OTHER, tipo: 'general', fecha_emision: DAY },
  'POST /api/pacientes/certificados/:id/respuesta': { fecha: DAY, texto: 'x' },
  'POST /api/pacientes/certificados/:id/anulacion': { motivo: 'x' },
  'POST /api/notificaciones/whatsapp/confirmacion': { cita_id: OTHER },
  'POST /api/notificaciones/whatsapp/recordatorio': { cita_id: OTHER },
  'POST /api/cuestionarios/enlaces': { paciente: OTHER },
  'POST /api/privacidad/exportar': { paciente: OTHER, formato: 'json', recibe: 'x', verificacion: 'x' },
  'POST /api/consentimientos/sin-firma': { paciente: OTHER, texto_id: 1, motivo: 'x' },
  'POST /api/consentimientos/enlaces': { paciente: OTHER, texto_id: 1, firma: 'paciente' },
};

export async function walkRest(client: TestClient, product: TestProduct, skipped: RegExp): Promise<Asked[]> {
  const routes = routesOf(product)
    .map(({ method, url }) => ({ method, url: url.replace(/\/$/, '') }))
    .filter(({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && /^\/(api|fhir)\//.test(url));
  const asked = new Map<string, Asked>();
  for (const { method, url } of routes) {
    const name = `${method} ${url}`;
    if (skipped.test(name)) continue;
    const path = url
      .replace(
        /:id|:token/,
        url.includes(':token') ? encodeURIComponent(`photo.token ${OTHER}`) : String(OTHER),
      )
      .replace(':rut', formatRut(RUT))
      .replace(/:dia/, DAY)
      .replace(/:mes/, '2026-11');
    const strings = QUERIES.filter(([known]) => known.test(url)).flatMap(([, list]) => list);
    for (const query of method === 'GET' ? strings : ['']) {
      const key = `${name}${query}`;
      if (asked.has(key)) continue;
      asked.set(key, { name, answer: await ask(client, method, `${path}/${query}`, BODIES[name] ?? {}) });
    }
  }
  return [...asked.values()];
}

/** Without a check against the description of the API: the planted rows have values that no endpoint writes. */
async function ask(client: TestClient, method: string, path: string, body: object): Promise<Answer> {
  if (method !== 'GET' && !path.includes('_search')) return client.send(method, path, body);
  // oxlint-disable-next-line no-restricted-globals
  const response = await fetch(client.url + path, {
    method,
    headers: {
      authorization: `Bearer ${client.access}`,
      ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method !== 'GET' && { body: `patient=${OTHER}` }),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Whether the answer has an id, a text or the RUT of the other professional's patient. */
export function tellsOfOther({ body }: Answer): boolean {
  const text: string = typeof body === 'string' ? body : JSON.stringify(body);
  return (text.includes('"Bundle"') ? withoutLinks(text) : text).includes(String(OTHER));
}

/** A bundle's links repeat what was searched for. */
const withoutLinks = (bundle: string): string => JSON.stringify({ ...JSON.parse(bundle), link: [] });
