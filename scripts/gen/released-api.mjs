// @ts-check
import { buildSchema, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { Failure } from '../bootstrap/failure.mjs';
import { unstatedRestChanges } from '../parts/rest-changes.mjs';
import { unstatedChanges } from '../parts/schema-changes.mjs';

/** @typedef {{ readonly schema: string, readonly description: string }} Api schema.graphql and openapi.json */

/** Keys without effect on compatibility. */
const LEFT_OUT = new Set('description summary example examples tags operationId security'.split(' '));

/**
 * The digests of the released API: the current API's once the product has a new version.
 * @param {Api} released digests @param {Api} current @param {string} changes docs/changes.md
 * @returns {Api} the same digests while the version is that of the last release.
 * @throws Failure if a breaking change is not listed.
 */
export function renewedDigests(released, current, changes) {
  const before = JSON.parse(released.description);
  const now = JSON.parse(current.description);
  const unstated = [
    ...unstatedChanges(buildSchema(released.schema), buildSchema(current.schema), changes),
    ...unstatedRestChanges(before, now, changes),
  ];
  if (unstated.length > 0)
    throw new Failure(`docs/changes.md must state what breaks clients:\n${listed(unstated)}`);
  if (before.info.version === now.info.version) return released;
  return { schema: schemaDigest(current.schema), description: restDigest(now) };
}

/** The schema in SDL without descriptions, one type per line, sorted. @param {string} schema */
export function schemaDigest(schema) {
  const bare = visit(parse(schema), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  const lines = bare.definitions.map((definition) => stripIgnoredCharacters(print(definition)));
  return `${lines.sort().join('\n')}\n`;
}

/**
 * The description without prose and examples, one path, schema or other component per line.
 * @param {Readonly<Record<string, any>>} description in OpenAPI 3.1
 */
export function restDigest({ info, paths, components }) {
  const kinds = Object.entries(components).map(([kind, named]) => `"${kind}":${linePerName(named)}`);
  const parts = [
    `"info":${JSON.stringify({ version: info.version })}`,
    `"paths":${linePerName(paths)}`,
    `"components":{${kinds.join(',\n')}}`,
  ];
  return `{${parts.join(',\n')}}\n`;
}

/** @param {Readonly<Record<string, unknown>>} named */
function linePerName(named) {
  const lines = Object.keys(named)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(withoutProse(named[name]))}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/**
 * @param {unknown} part @param {boolean} hasProperties whether its keys name properties, e.g. one called 'description'.
 * @returns {unknown}
 */
function withoutProse(part, hasProperties = false) {
  if (Array.isArray(part)) return part.map((each) => withoutProse(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => hasProperties || !LEFT_OUT.has(key))
      .map(([key, value]) => [key, withoutProse(value, key === 'properties' && !hasProperties)]),
  );
}

/** @param {readonly string[]} changes */
const listed = (changes) => changes.map((change) => `- \`${change}\``).join('\n');
