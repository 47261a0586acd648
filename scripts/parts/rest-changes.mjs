// @ts-check

/**
 * @typedef {Readonly<Record<string, any>>} Json
 * @typedef {{ readonly offers: ReadonlySet<string>, readonly requires: ReadonlySet<string> }} Facts
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** If a request accepts the second, it accepts the first too. @type {readonly (readonly [RegExp, string])[]} */
const WIDER = [
  [/ "[^"]*"$/, ' string'],
  [/ -?\d+$/, ' integer'],
  [/ integer$/, ' number'],
  [/ as .*$/, ' as anything'],
];

/**
 * The changes that break programs of the released REST API and are not in the list of changes: removed operations,
 * inputs and outputs, and new requirements.
 * @param {Json} released @param {Json} current descriptions in OpenAPI 3.1 @param {string} changes docs/changes.md
 */
export function unstatedRestChanges(released, current, changes) {
  const before = operationsOf(released);
  const after = operationsOf(current);
  const found = [...before].flatMap(([name, facts]) => {
    const now = after.get(name);
    if (!now) return [`${name} was removed.`];
    return [
      ...[...facts.offers]
        .filter((fact) => isLost(fact, now.offers))
        .map((fact) => `${name} no longer ${fact}.`),
      ...[...now.requires]
        .filter((fact) => !facts.requires.has(fact))
        .map((fact) => `${name} now requires ${fact}.`),
    ];
  });
  return found.filter((change) => !changes.includes(`\`${change}\``));
}

/** @param {string} fact @param {ReadonlySet<string>} offers */
function isLost(fact, offers) {
  if (offers.has(fact)) return false;
  const [, taken] = /^(takes .+) as /.exec(fact) ?? [];
  if (!taken) return true;
  // If the field is no longer accepted at all, another fact is lost and reported.
  return offers.has(taken) && !WIDER.some(([narrow, wide]) => offers.has(fact.replace(narrow, wide)));
}

/** @param {Json} description @returns {Map<string, Facts>} by 'GET /api/citas' */
function operationsOf(description) {
  return new Map(
    Object.entries(description.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => [
        `${method.toUpperCase()} ${path}`,
        factsOf(description, item[method]),
      ]),
    ),
  );
}

/** @param {Json} description @param {Json} operation @returns {Facts} */
function factsOf(description, operation) {
  const offers = new Set();
  const requires = new Set();
  for (const sent of operation.parameters ?? []) {
    const { name, in: place, required, schema = {} } = resolved(description, sent);
    offers.add(`takes ${place} ${name}`);
    for (const kind of acceptedKinds(description, schema)) offers.add(`takes ${place} ${name} as ${kind}`);
    if (required) requires.add(`${place} ${name}`);
  }
  for (const [type, { schema = {} }] of Object.entries(operation.requestBody?.content ?? {})) {
    offers.add(`takes a body of ${type}`);
    walk(description, schema, 'body', (place, { isRequired, property }) => {
      offers.add(`takes ${place}`);
      for (const kind of acceptedKinds(description, property)) offers.add(`takes ${place} as ${kind}`);
      if (isRequired) requires.add(place);
    });
  }
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    offers.add(`answers ${status}`);
    for (const [type, { schema = {} }] of Object.entries(resolved(description, answer).content ?? {})) {
      offers.add(`answers ${status} as ${type}`);
      walk(description, schema, String(status), (place, { isRequired, property }) => {
        offers.add(`answers ${place} (${typeOf(description, property)})`);
        if (isRequired) offers.add(`always answers ${place}`);
      });
    }
  }
  return { offers, requires };
}

/**
 * Names every property of a schema: 'body.paciente.nombre', '200[].rut'.
 * @param {Json} description @param {Json} schema @param {string} place
 * @param {(place: string, found: { isRequired: boolean, property: Json }) => void} note
 * @param {readonly Json[]} above the enclosing schemas, since schemas may refer to themselves
 */
function walk(description, schema, place, note, above = []) {
  const whole = resolved(description, schema);
  if (above.includes(whole)) return;
  const inner = [...above, whole];
  for (const one of [...(whole.anyOf ?? []), ...(whole.oneOf ?? []), ...(whole.allOf ?? [])])
    walk(description, one, place, note, inner);
  if (whole.items) walk(description, whole.items, `${place}[]`, note, inner);
  for (const [name, property] of Object.entries(whole.properties ?? {})) {
    const at = `${place}.${name}`;
    const isRequired = (whole.required ?? []).includes(name);
    note(at, { isRequired, property });
    walk(description, property, at, note, inner);
  }
}

/** @param {Json} description @param {Json} schema @returns {string} 'string', 'null or string' */
function typeOf(description, schema) {
  const whole = resolved(description, schema);
  const several = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])];
  if (several.length > 0)
    return [...new Set(several.map((one) => typeOf(description, one)))].sort().join(' or ');
  const values = whole.enum ?? (whole.const === undefined ? [] : [whole.const]);
  const types = whole.type ?? [...new Set(values.map((/** @type {unknown} */ value) => typeof value))];
  return [types].flat().toSorted().join(' or ') || 'anything';
}

/**
 * The inputs that a program may send, so that each can be compared separately: types, or values for an enum.
 * @param {Json} description @param {Json} schema @returns {string[]} 'null', 'integer', '"podologia"', 'array of string'
 */
function acceptedKinds(description, schema) {
  const whole = resolved(description, schema);
  const several = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])];
  if (several.length > 0) return several.flatMap((one) => acceptedKinds(description, one));
  const values = whole.enum ?? (whole.const === undefined ? [] : [whole.const]);
  if (values.length > 0) return values.map((/** @type {unknown} */ value) => JSON.stringify(value));
  return [whole.type ?? 'anything'].flat().flatMap((type) => {
    if (type !== 'array' || !whole.items) return [type];
    return acceptedKinds(description, whole.items).map((kind) => `array of ${kind}`);
  });
}

/** @param {Json} description @param {Json} part @returns {Json} the part that `$ref` refers to, or the part itself */
function resolved(description, part) {
  if (typeof part.$ref !== 'string') return part;
  const target = part.$ref
    .split('/')
    .slice(1)
    .reduce((/** @type {Json} */ at, /** @type {string} */ word) => at[word], description);
  return resolved(description, target);
}
