/** A JSON Schema 2020-12, which OpenAPI 3.1 uses as is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const TEXT: JsonSchema = { type: 'string' };
export const FLAG: JsonSchema = { type: 'boolean' };
export const ID: JsonSchema = { type: 'integer', minimum: 1 };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const PESOS: JsonSchema = { type: 'integer', description: 'In whole pesos.' };
export const DAY: JsonSchema = { type: 'string', format: 'date' };
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };
export const HOUR: JsonSchema = { type: 'string', pattern: '^\\d{2}:\\d{2}$' };
export const RUT: JsonSchema = { type: 'string', pattern: '^\\d{1,2}(\\.\\d{3}){2}-[\\dK]$' };

export const oneOfWords = (words: Readonly<Record<string, string>>): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
});

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const orEmpty = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { const: '' }] });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** A reference to a named schema of the document. */
export const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A response object; later versions may add keys. @param absent keys that may be missing. */
export const answerObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  absent: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !absent.includes(key)),
});

/** A body object; other keys are ignored. */
export const bodyObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 && { required }) });
