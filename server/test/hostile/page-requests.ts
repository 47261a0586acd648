import fc, { type Arbitrary } from 'fast-check';
import type { Route } from '../product/routes.js';
import { hostileJson, hostileText } from './hostile-values.js';
import type { RawRequest } from './raw-http.js';

const FORM = 'application/x-www-form-urlencoded';

/** Names that every object has, and numbers that no row can have. */
const oddText = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '1e300',
    'Infinity',
    '1.5',
    '-1',
    '2147483648',
    '9999-12-31',
  ),
  hostileText.filter((text) => text.isWellFormed()),
);

/** The parameters of links and the fields of forms, with typical values. */
const FIELDS: Readonly<Record<string, Arbitrary<string>>> = {
  dia: fc.constantFrom('2026-11-20', '2026-11-23', '2099-12-31'),
  hora: fc.constantFrom('09:00', '10:00', '18:00:00'),
  parte: fc.constantFrom('todos', 'manana', 'tarde'),
  tratamiento: fc.constantFrom('', 'Consulta General'),
  profesional: fc.constantFrom('', '1'),
  fecha: fc.constantFrom('2026-11-20', '2026-11-23', '2099-12-31'),
  fecha_vista: fc.constantFrom('2026-11-20', '2026-11-23'),
  hora_vista: fc.constantFrom('09:00', '10:00'),
  nombre: fc.constant('Rosa Ejemplo'),
  email: fc.constant('rosa@demo.invalid'),
  telefono: fc.constant('+56 9 0000 1001'),
  notas: fc.constant(''),
  desde: fc.constantFrom('2026-11-20', '2026-11-23'),
  hasta: fc.constantFrom('2026-11-24', '2026-11-30'),
  derecho: fc.constantFrom('ACCESS', 'ERASURE'),
  rut: fc.constantFrom('', '12.345.678-5'),
  detalle: fc.constant('Mis datos'),
  recibida: fc.constant('2026-11-18'),
  responde: fc.constant('2026-12-18'),
  asunto: fc.constant(''),
};
const names = Object.keys(FIELDS);
const complete = fc.record(FIELDS);
const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: oddText });

const asForm = (fields: Readonly<Record<string, string>>, more: ReadonlyArray<[string, string]>): string =>
  new URLSearchParams([...Object.entries(fields), ...more]).toString();

/** Some fields with typical values, and others that are odd, repeated, or of another form. */
const form = fc
  .tuple(complete, fc.subarray(names), fc.array(fc.tuple(name, oddText), { maxLength: 3 }))
  .map(([fields, left, odd]) => {
    const rest = Object.entries(fields).filter(
      ([key]) => !left.includes(key) && !odd.some(([other], index) => index > 0 && other === key),
    );
    return asForm(Object.fromEntries(rest), odd);
  });
/** JSON values that are no text: `String` fails on an object whose `toString` is not a function. */
const noText = fc.oneof(hostileJson, fc.constantFrom<unknown>({ toString: 1 }, { valueOf: 1 }, [[1]]));
const json = fc
  .tuple(complete, fc.array(fc.tuple(name, noText), { maxLength: 2 }))
  .map(([fields, odd]) => JSON.stringify({ ...fields, ...Object.fromEntries(odd) }));

/** @param token of an appointment's own page. */
export function pageRequest({ method, url }: Route, token: string): Arbitrary<RawRequest> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constant(token) },
    { weight: 1, arbitrary: oddText.map((text) => encodeURIComponent(text.slice(0, 60)) || '0') },
  );
  if (method === 'GET')
    return fc.tuple(segment, form).map(([value, query]) => ({
      method,
      path: `${url.replace(/:\w+/g, value)}?${query}`.slice(0, 6_000).replace(/%[0-9A-F]?$/, ''),
      headers: {},
    }));
  const body = fc.oneof(
    form.map((text) => ({ type: FORM, text })),
    json.map((text) => ({ type: 'application/json', text })),
  );
  return fc.tuple(segment, body).map(([value, { type, text }]) => ({
    method,
    path: url.replace(/:\w+/g, value),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    body: text,
  }));
}
