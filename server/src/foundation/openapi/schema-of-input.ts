import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { WireFields } from '../errors/wire-errors.js';
import type { DescribedRule, FieldFacts, Presence } from '../input/field-rules.js';
import { bodyObject, type JsonSchema } from './json-schema.js';

type Words = Readonly<Record<string, string>>;

export interface InputOnTheWire {
  /** The fields that are sent, by wire name; other fields of the class are not described. */
  readonly names: WireFields;
  /** The words for fields whose values are translated. */
  readonly words?: Readonly<Record<string, Words>>;
  /** By field: schemas that class-validator's metadata do not express. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  /** By field. */
  readonly descriptions?: Readonly<Record<string, string>>;
}

interface FieldOfInput {
  readonly key: string;
  /** The schema of a non-empty value. */
  readonly value: JsonSchema;
  /** The schema of everything that may be sent: an optional field may also be empty. */
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

export function fieldsOf(input: Type<object>, wire: InputOnTheWire): FieldOfInput[] {
  const rules = rulesOf(input);
  const defaults = new input() as Readonly<Record<string, unknown>>;
  return Object.entries(wire.names)
    .filter(([field]) => rules.has(field) || wire.schemas?.[field])
    .map(([field, key]) => {
      const { facts, presence } = rules.get(field) ?? { facts: {} };
      const value = wire.schemas?.[field] ?? onTheWire(facts, wire.words?.[field]);
      const schema = wire.schemas?.[field] ?? withPresence(value, presence);
      const description = wire.descriptions?.[field];
      return {
        key,
        value,
        schema: description ? { ...schema, description } : schema,
        isRequired: presence === 'required' && defaults[field] === undefined,
      };
    });
}

export function bodyOf(input: Type<object>, wire: InputOnTheWire): JsonSchema {
  const fields = fieldsOf(input, wire);
  return bodyObject(
    Object.fromEntries(fields.map(({ key, schema }) => [key, schema])),
    fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
  );
}

interface RulesOfField {
  readonly facts: FieldFacts;
  readonly presence?: Presence;
}

function rulesOf(input: Type<object>): Map<string, RulesOfField> {
  const rules = new Map<string, RulesOfField>();
  for (const { propertyName, constraints } of getMetadataStorage().getTargetValidationMetadatas(
    input,
    '',
    false,
    false,
  )) {
    const { facts, presence } = ((constraints ?? []) as Array<DescribedRule | undefined>)[0] ?? {};
    const known = rules.get(propertyName) ?? { facts: {} };
    rules.set(propertyName, {
      facts: { ...known.facts, ...facts },
      ...((presence ?? known.presence) && { presence: presence ?? known.presence }),
    });
  }
  return rules;
}

function onTheWire(facts: FieldFacts, words: Words | undefined): JsonSchema {
  const allowed = facts['enum'] as ReadonlyArray<string | number> | undefined;
  if (!allowed) return facts;
  const sent = allowed.map((one) => words?.[one] ?? one);
  return { type: typeof sent[0] === 'number' ? 'integer' : 'string', enum: sent };
}

function withPresence(schema: JsonSchema, presence: Presence | undefined): JsonSchema {
  const isText = schema['type'] === 'string' && !['format', 'pattern', 'enum'].some((key) => key in schema);
  if (presence === 'required' || presence === 'requiredIfSent') {
    return isText ? { ...schema, minLength: 1 } : schema;
  }
  return isText ? { ...schema, type: ['string', 'null'] } : { anyOf: [schema, { enum: ['', null] }] };
}
