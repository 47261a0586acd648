import {
  type Changed,
  type DeclaredField,
  type DeclaredFields,
  entriesOf,
  isNullable,
  isOptional,
  type Sent,
  type Stored,
} from '#domain/declared-fields.js';
import type { PropertyOptions } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { Type } from '@nestjs/common';
import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { ColumnKind } from '../database/columns/declared-table.js';
import { columnName } from '../database/columns/column-name.js';
import { Holds } from '../database/columns/holds.decorator.js';
import type { KindOnServer } from './field-kinds.js';

/** A field's descriptions in the GraphQL schema: where it is shown, and in the inputs that create and change it. */
interface Descriptions {
  readonly shown: string;
  /** Like `shown` if not given. */
  readonly create?: string;
  /** Like `create` if not given. */
  readonly update?: string;
}

/** The values as they are shown: a RUT that is not known is an empty text. */
type Shown<Fields extends DeclaredFields> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'RUT'
    ? NonNullable<Stored<Fields>[Name]>
    : Stored<Fields>[Name];
};

/**
 * The declared fields of an entity, which its class stores and describes with `@Declared`; the GraphQL type and the
 * inputs are made from them.
 */
export class DescribedFields<Fields extends DeclaredFields> {
  private readonly descriptions = new Map<string, Descriptions>();

  constructor(
    private readonly fields: Fields,
    private readonly kinds: Readonly<Record<Fields[keyof Fields]['kind'], KindOnServer>>,
    private readonly holds: ColumnKind,
  ) {}

  /** The column of a field. @param column other options of it. */
  readonly Declared =
    (descriptions: string | Descriptions, column: PropertyOptions<object> = {}) =>
    (entity: object, name: keyof Fields & string): void => {
      this.descriptions.set(name, typeof descriptions === 'string' ? { shown: descriptions } : descriptions);
      const field: DeclaredField | undefined = this.fields[name];
      if (!field) throw new Error(`${name} is not declared`);
      Holds(this.holds)(entity, name);
      const { column: type } = this.kindOf(field);
      Property({ type, fieldName: columnOf(name, field), nullable: isNullable(field), ...column })(
        entity,
        name,
      );
    };

  /** A GraphQL type with all fields. */
  model(): Type<Shown<Fields>> {
    @ObjectType({ isAbstract: true })
    class Model {}
    for (const [name, field] of entriesOf(this.fields)) {
      const { graphql, isShownEmpty } = this.kindOf(field);
      const description = this.descriptionsOf(name).shown;
      Field(graphql, { nullable: isNullable(field) && !isShownEmpty, description })(Model.prototype, name);
    }
    return Model as Type<Shown<Fields>>;
  }

  /** An input with all fields of a new entity, or of one that is replaced. */
  newInput(): Type<Sent<Fields>> {
    return this.input('create') as Type<Sent<Fields>>;
  }

  /** An input in which an absent field keeps the stored value. */
  changesInput(): Type<Changed<Fields>> {
    return this.input('update') as Type<Changed<Fields>>;
  }

  private input(purpose: 'create' | 'update'): Type<object> {
    const { fields } = this;
    const isUpdate = purpose === 'update';
    @InputType({ isAbstract: true })
    class Input {
      constructor() {
        for (const [name, { ifAbsent }] of entriesOf(fields))
          if (!isUpdate && ifAbsent !== undefined) Reflect.set(this, name, ifAbsent);
      }
    }
    for (const [name, field] of entriesOf(fields)) {
      const { graphql, rules } = this.kindOf(field);
      const { shown, create = shown, update = create } = this.descriptionsOf(name);
      const required = isUpdate ? 'requiredIfSent' : 'required';
      for (const rule of rules(isOptional(field) ? 'optional' : required)) rule(Input.prototype, name);
      const description = isUpdate ? update : create;
      const options =
        isUpdate || isOptional(field)
          ? { nullable: true as const, description }
          : { description, ...(field.ifAbsent !== undefined && { defaultValue: field.ifAbsent }) };
      Field(graphql, options)(Input.prototype, name);
    }
    return Input;
  }

  private kindOf({ kind }: DeclaredField): KindOnServer {
    return this.kinds[kind as Fields[keyof Fields]['kind']];
  }

  private descriptionsOf(name: string): Descriptions {
    const found = this.descriptions.get(name);
    if (!found) throw new Error(`${name} is declared, but has no property with @Declared`);
    return found;
  }
}

const columnOf = (name: string, { column = columnName(name) }: DeclaredField): string => column;

/** SQL that selects fields under their own names. @param of the table's alias, with its dot. */
export const selected = (fields: DeclaredFields, of = ''): string =>
  entriesOf(fields)
    .map(([name, field]) => `${of}${columnOf(name, field)} as "${name}"`)
    .join(', ');
