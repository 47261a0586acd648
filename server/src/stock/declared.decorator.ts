import { isNullable, SUPPLY_FIELDS, type SupplyField } from '#domain/stock/supply-fields.es.js';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from '@nestjs/graphql';
import { Holds } from '../foundation/database/columns/holds.decorator.js';
import { SUPPLY_KINDS } from './supply-kinds.js';

/** What the GraphQL schema says about a field of a supply, and of the inputs that create and change one. */
export interface FieldDescriptions {
  readonly shown: string;
  readonly create: string;
  readonly update: string;
}

const DESCRIPTIONS = new WeakMap<object, Map<SupplyField, FieldDescriptions>>();

/** A declared field of a supply: its column, and the field of the GraphQL type. @param column other options of it. */
export function Declared(descriptions: FieldDescriptions, column: { readonly collation?: string } = {}) {
  return (target: object, field: SupplyField): void => {
    const known = DESCRIPTIONS.get(target) ?? new Map<SupplyField, FieldDescriptions>();
    DESCRIPTIONS.set(target, known.set(field, descriptions));
    const { column: type, graphql } = SUPPLY_KINDS[SUPPLY_FIELDS[field].kind];
    const nullable = isNullable(field);
    Holds('TECHNICAL')(target, field);
    Property({ type, nullable, ...column })(target, field);
    Field(graphql, { nullable, description: descriptions.shown })(target, field);
  };
}

/** @throws Error for a field that the entity does not declare. */
export function descriptionsOf(
  entity: { readonly prototype: object },
  field: SupplyField,
): FieldDescriptions {
  const found = DESCRIPTIONS.get(entity.prototype)?.get(field);
  if (!found) throw new Error(`${field} has no property with @Declared`);
  return found;
}
