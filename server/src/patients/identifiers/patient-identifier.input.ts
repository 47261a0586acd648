import {
  IDENTIFIER_KINDS,
  type Identifier,
  identifierFault,
  identifierKey,
  type IdentifierKind,
  MAX_IDENTIFIERS,
  parseIdentifierValue,
} from '#domain/patients/identifiers/identifier.js';
import { IDENTIFIER_FAULTS } from '#domain/patients/identifiers/identifier.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType } from '@nestjs/graphql';
import { Transform, type TransformFnParams } from 'class-transformer';
import { rule } from '../../foundation/input/field-rules.js';
import { IdentifierKindEnum } from './patient-identifier.model.js';

@InputType({ description: 'A document that identifies a patient in addition to the RUT.' })
export class PatientIdentifierInput {
  @Field(() => IdentifierKindEnum, {
    description: 'The kind of document; PASSPORT and FOREIGN_DOCUMENT need a country.',
  })
  kind!: IdentifierKind;
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2, for a passport or a foreign document only.',
  })
  country?: string | null;
  @Field(() => String, {
    description: '4 to 20 letters and digits; spaces, dots, hyphens and slashes are dropped.',
  })
  value!: string;
}

const isIdentifier = (value: unknown): value is Identifier => {
  const { kind, country = null, value: number } = (value ?? {}) as Record<string, unknown>;
  return (
    IDENTIFIER_KINDS.some((known) => known === kind) &&
    (country === null || typeof country === 'string') &&
    typeof number === 'string'
  );
};
const areIdentifiers = (value: unknown): value is Identifier[] =>
  Array.isArray(value) && value.every(isIdentifier);

/** Normalises valid identifiers; anything else stays as it is, for validation to refuse. */
const canonical = ({ value }: TransformFnParams): unknown =>
  areIdentifiers(value)
    ? value.map(({ kind, country, value: number }) => ({
        kind,
        country: country || null,
        value: parseIdentifierValue(number) ?? number,
      }))
    : value;

const holds =
  (check: (identifiers: readonly Identifier[]) => boolean) =>
  (value: unknown): boolean =>
    !areIdentifiers(value) || check(value);

/** A list of identifiers without duplicates; may be absent. */
export function AreIdentifiers(): PropertyDecorator {
  const rules = [
    rule(
      'identifiers',
      (value) => value === undefined || value === null || areIdentifiers(value),
      FIELD_MESSAGES.oneOfList,
    ),
    rule(
      'most',
      holds(({ length }) => length <= MAX_IDENTIFIERS),
      IDENTIFIER_FAULTS.tooMany,
    ),
    ...(['country', 'value'] as const).map((part) =>
      rule(
        part,
        holds((all) => all.every((one) => identifierFault(one) !== part)),
        IDENTIFIER_FAULTS[part],
      ),
    ),
    rule(
      'once',
      holds((all) => new Set(all.map(identifierKey)).size === all.length),
      IDENTIFIER_FAULTS.twice,
    ),
  ];
  return (target, propertyName) => {
    Transform(canonical)(target, propertyName);
    for (const decorate of rules) decorate()(target, propertyName);
  };
}
