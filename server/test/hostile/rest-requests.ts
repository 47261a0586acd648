import fc, { type Arbitrary } from 'fast-check';
import type { Route } from '../product/routes.js';
import { hostileJson, hostileText } from './hostile-values.js';
import type { RawRequest } from './raw-http.js';

type Body = Readonly<Record<string, unknown>>;

const DAYS = ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22', '2027-01-05', '2099-12-31'];
const HOURS = ['09:00', '10:00', '11:30', '18:00', '08:00:00'];
const day = fc.constantFrom(...DAYS);
const hour = fc.constantFrom(...HOURS);
const id = fc.integer({ min: 1, max: 60 });
const rut = fc.constantFrom('45.000.001-1', '45000002K', '12.345.678-5', '');
const words = fc.constantFrom('Rosa Ejemplo', 'Podología general', 'x', 'Ñandú');
const lines = fc.array(fc.record({ insumo: id, cantidad: fc.constantFrom(1, 2, 2_147_483_647) }), {
  maxLength: 3,
});

/** Typical values of each field, so that a request with one bad value gets as far as that value. */
const FIELDS: Readonly<Record<string, Arbitrary<unknown>>> = {
  username: fc.constantFrom('nadie', 'admin@127.0.0.1'),
  password: words,
  refresh: words,
  nombre: words,
  email: fc.constantFrom('a@demo.invalid', 'b@demo.invalid'),
  correo: fc.constantFrom('a@demo.invalid', 'b@demo.invalid'),
  telefono: fc.constantFrom('+56 9 0000 1001', '9 1234 5678', 'no tiene'),
  contacto_emergencia: words,
  enfermedad_base: words,
  caso_clinico: words,
  direccion: words,
  fecha_nacimiento: fc.constantFrom(null, '1980-05-05'),
  rut,
  rut_original: rut,
  paciente: fc.oneof(id, rut),
  paciente_rut: rut,
  tratamiento: words,
  tipo_tratamiento: words,
  fecha: day,
  hora: hour,
  estado: fc.constantFrom('reservada', 'confirmada', 'completada', 'cancelada'),
  tipo_cita: fc.constantFrom('podologia', 'manicura'),
  duracion_cita: fc.constantFrom(60, 120),
  duracion_extendida: fc.boolean(),
  notas: words,
  descripcion_atencion: words,
  procedimiento: words,
  indicaciones: words,
  productos_usados: lines,
  productos_usados_data: lines,
  descripcion: words,
  unidad_medida: words,
  stock_actual: fc.constantFrom(0, 5, 2_147_483_647),
  stock_critico: fc.constantFrom(0, 5),
  valor_unitario: fc.constantFrom(0, 1_000, 2_147_483_647),
  fecha_vencimiento: fc.constantFrom(null, '2027-05-01'),
  cita_id: id,
  servicio: fc.constant('Consulta General'),
};

/** The fields of each resource, by path. Other paths get any of all fields. */
const BODIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/auth\/login/, ['username', 'password']],
  [/\/auth\/refresh/, ['refresh']],
  [/\/citas\/reservar/, ['nombre', 'email', 'telefono', 'notas', 'fecha', 'hora', 'servicio']],
  [
    /\/citas\//,
    ['paciente', 'tratamiento', 'fecha', 'hora', 'estado', 'tipo_cita', 'duracion_cita', 'notas'],
  ],
  [
    /\/fichas/,
    ['paciente', 'fecha', 'descripcion_atencion', 'procedimiento', 'indicaciones', 'productos_usados_data'],
  ],
  [
    /\/pacientes\//,
    [
      'rut',
      'rut_original',
      'nombre',
      'correo',
      'telefono',
      'contacto_emergencia',
      'enfermedad_base',
      'fecha_nacimiento',
    ],
  ],
  [
    /\/insumos/,
    [
      'nombre',
      'descripcion',
      'unidad_medida',
      'stock_actual',
      'stock_critico',
      'valor_unitario',
      'fecha_vencimiento',
    ],
  ],
  [/\/notificaciones\//, ['cita_id']],
];

const anyField = fc.constantFrom(...Object.keys(FIELDS));
const QUERY_KEYS = [
  'fecha',
  'tipo_cita',
  'duracion_cita',
  'cita_id',
  'paciente',
  'rut',
  'desde',
  'hasta',
  'estado',
  'tipo',
  'canal',
  'formato',
  'orden',
  'usuario',
  'profesional',
  'profesionales',
  'version',
  'cambiado_desde',
  'cursor',
  'limite',
  'hub.mode',
  'hub.challenge',
  'hub.verify_token',
  // FHIR's search parameters.
  'identifier',
  'name',
  'phone',
  'birthdate',
  'patient',
  'encounter',
  'date',
  'status',
  'code',
  '_id',
  '_lastUpdated',
  '_count',
  '_page',
  '__proto__',
  'x',
];

function bodyFor(url: string): Arbitrary<Body> {
  const names = BODIES.find(([path]) => path.test(url))?.[1];
  const usual = names
    ? fc.record(Object.fromEntries(names.map((name) => [name, FIELDS[name]!])), {
        requiredKeys: names.slice(0, 0) as never,
      })
    : fc.dictionary(anyField, hostileJson, { maxKeys: 6 });
  const complete = names ? fc.record(Object.fromEntries(names.map((name) => [name, FIELDS[name]!]))) : usual;
  const key = names ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, anyField) : anyField;
  const oneWrong = fc
    .tuple(complete as Arbitrary<Body>, key, hostileJson)
    .map(([body, name, value]): Body => ({ ...body, [name]: value }));
  const lineWrong = fc
    .tuple(complete as Arbitrary<Body>, hostileJson, hostileJson)
    .map(([body, insumo, cantidad]): Body => ({
      ...body,
      productos_usados_data: [{ insumo, cantidad }, insumo],
    }));
  return fc.oneof(
    { weight: 5, arbitrary: oneWrong },
    { weight: 2, arbitrary: complete as Arbitrary<Body> },
    { weight: 1, arbitrary: usual as Arbitrary<Body> },
    ...(/fichas/.test(url) ? [{ weight: 2, arbitrary: lineWrong }] : []),
    { weight: 1, arbitrary: fc.dictionary(fc.oneof(anyField, hostileText), hostileJson, { maxKeys: 4 }) },
  );
}

/** Bodies that are not JSON objects, or that no parser should read. */
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '[',
    'null',
    '[]',
    '"x"',
    '1',
    'NaN',
    '{"a":1}{',
    '{"a":NaN}',
    "{'a':1}",
    '\ufeff{}',
    '{"nombre":"\\ud800"}',
    '{"__proto__":{"nombre":"x"}}',
    '{"constructor":{"prototype":{}}}',
    '{"fecha":"a","fecha":"b"}',
    'a=1&b=2',
    '['.repeat(20_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`,
    `"${'x'.repeat(102_400)}"`,
    `{"nombre":${'9'.repeat(400)}}`,
    '{"stock_actual":1e400}',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
const segment = fc.oneof(
  { weight: 3, arbitrary: id.map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%00',
      'a%00b',
      '%2e%2e',
      '%2F',
      '%',
      '%f',
      '%ff',
      '%F0%9F%92%85',
      '%ED%A0%80',
      '1e300',
      '-1',
      '0',
      '2147483648',
      '99999999999999999999',
      '%D9%A1',
      '1%27--',
      'x'.repeat(199),
      'x'.repeat(300),
      'null',
      '1;2',
      '1,2',
      '..',
      '.',
      '45.000.001-1',
      '__proto__',
      'constructor',
      'toString',
    ),
  },
  { weight: 2, arbitrary: hostileText.map((text) => encoded(text.slice(0, 80)) || '0') },
);

const queryPart = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...QUERY_KEYS) },
      hostileText.map((text) => encoded(text.slice(0, 30))),
    ),
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.oneof(day, id.map(String), fc.constantFrom('podologia', 'manicura', '60', '120')),
      },
      { weight: 3, arbitrary: hostileText.map((text) => encoded(text.slice(0, 400))) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%00', '%ED%A0%80', '+', '&', '=', '[]', '1e300') },
    ),
    fc.constantFrom('one', 'one', 'one', 'twice', 'bare', 'empty', 'brackets', 'dots'),
  )
  .map(([key, value, form]) => {
    switch (form) {
      case 'twice':
        return `${key}=${value}&${key}=2`;
      case 'bare':
        return key;
      case 'empty':
        return `${key}=`;
      case 'brackets':
        return `${key}[]=${value}&${key}[a]=1`;
      case 'dots':
        return `${key}.a=${value}&${key}=`;
      default:
        return `${key}=${value}`;
    }
  });
const query = fc
  .array(queryPart, { maxLength: 4 })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));

const FORM = 'application/x-www-form-urlencoded';
/** Whether a route is a FHIR search with its parameters in the body. */
const takesForm = (url: string): boolean => url.endsWith('/_search');
const form = fc.array(queryPart, { maxLength: 4 }).map((parts) => parts.join('&'));

const contentTypeFor = (url: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(takesForm(url) ? FORM : 'application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'text/plain',
        FORM,
        'multipart/form-data; boundary=x',
        'application/json;;',
        'application/jsonx',
        '',
        'APPLICATION/JSON',
        'x',
      ),
    },
  );
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { cookie: 'csrftoken=%00; csrftoken=%; =; ;;;' },
      { cookie: 'csrftoken=%ED%A0%80' },
      { cookie: 'x'.repeat(4_000) },
      { 'x-csrftoken': '%00' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer a.b.c' },
      { authorization: `Bearer ${'a'.repeat(3_000)}` },
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoieCJ9.' },
      { accept: '\xff', 'accept-language': '*;q=NaN', 'accept-encoding': 'x' },
      { 'x-forwarded-for': '::ffff:%, \xff', forwarded: 'for=' },
      { 'x-hub-signature-256': 'sha256=\xff' },
      { 'if-none-match': '"', 'if-modified-since': 'x', range: 'bytes=9-1' },
      { origin: 'null', referer: 'x', host: '%' },
      { 'x-request-id': '\xff'.repeat(300) },
      { expect: '100-continue' },
      { 'content-encoding': 'gzip' },
    ),
  },
);

/** A request to a route, with mostly typical parts. @param known the caller's headers. */
export function restRequest(
  { method, url }: Route,
  known: Readonly<Record<string, string>>,
): Arbitrary<RawRequest> {
  const params = url.match(/:\w+/g)?.length ?? 0;
  const isWrite = !['GET', 'HEAD'].includes(method);
  const usualBody = takesForm(url) ? form : bodyFor(url).map((body): string => JSON.stringify(body));
  const body = isWrite
    ? fc.oneof(
        { weight: 6, arbitrary: usualBody },
        { weight: 1, arbitrary: oddText },
        { weight: 1, arbitrary: hostileJson.map((value) => JSON.stringify(value)) },
      )
    : fc.constant(undefined);
  return fc
    .tuple(
      fc.array(segment, { minLength: params, maxLength: params }),
      query,
      body,
      contentTypeFor(url),
      oddHeaders,
      fc.boolean(),
    )
    .map(([segments, search, text, type, odd, hasSlash]) => {
      let next = 0;
      const path = url.replace(/:\w+/g, () => segments[next++] ?? '0').replace(/\/$/, '');
      return {
        method,
        path: `${path}${hasSlash ? '/' : ''}${isWrite && search.length > 40 ? '' : search}`,
        headers: { ...known, ...(text !== undefined && { 'content-type': type }), ...odd },
        body: text,
      };
    });
}
