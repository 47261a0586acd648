import type { Opt } from '@mikro-orm/core';
import type { Type } from '@nestjs/common';
import { InputType, PartialType, PickType } from '@nestjs/graphql';

// For entities whose properties have GraphQL's and class-validator's decorators beside the column's.

/** Without MikroORM's mark of what a new entity may lack. */
type Plain<Value> = Value extends Opt<infer Unmarked> ? Unmarked : Value;
/** Instants are selected as texts (`asIsoInstant`). */
type Selected<Value> = Value extends Date ? string : Plain<Value>;
type Shown<Entity> = { [Name in keyof Entity]-?: Selected<Entity[Name]> };
type Nullable<Entity> = {
  [Name in keyof Entity]-?: null extends Entity[Name] ? Name : never;
}[keyof Entity];
type Sent<Entity> = {
  [Name in Exclude<keyof Entity, Nullable<Entity>>]: Plain<Entity[Name]>;
} & { [Name in Nullable<Entity>]?: Plain<Entity[Name]> };
type WithDefaults<Entity> = { [Name in keyof Entity]: Plain<Entity[Name]> };
type Changed<Entity> = { [Name in keyof Entity]?: Plain<Entity[Name]> | null };

/** A GraphQL type with some fields of an entity. */
export const ShownFields = <Entity, Name extends keyof Entity & string>(
  entity: Type<Entity>,
  ...names: readonly Name[]
): Type<Shown<Pick<Entity, Name>>> => PickType(entity, names) as Type<Shown<Pick<Entity, Name>>>;

/**
 * An input with some fields of an entity, and their rules. Arguments are made with `PickType(Entity, […], ArgsType)`:
 * Nest ignores the fields of an input there.
 */
export const SentFields = <Entity, Name extends keyof Entity & string>(
  entity: Type<Entity>,
  ...names: readonly Name[]
): Type<Sent<Pick<Entity, Name>>> =>
  PickType(withoutDefaults(entity, names), names) as Type<Sent<Pick<Entity, Name>>>;

/** Like `SentFields`, but an absent field gets the value that it has in a new entity. */
export const FieldsWithDefaults = <Entity, Name extends keyof Entity & string>(
  entity: Type<Entity>,
  ...names: readonly Name[]
): Type<WithDefaults<Pick<Entity, Name>>> =>
  PickType(entity, names, InputType) as Type<WithDefaults<Pick<Entity, Name>>>;

/** As `SentFields`, but every field may be absent or null. */
export const ChangedFields = <Entity, Name extends keyof Entity & string>(
  entity: Type<Entity>,
  ...names: readonly Name[]
): Type<Changed<Pick<Entity, Name>>> =>
  PartialType(withoutDefaults(entity, names), { skipNullProperties: false }) as Type<
    Changed<Pick<Entity, Name>>
  >;

/**
 * The values of a new entity are no defaults of an input: an absent field would overwrite what is stored. Mapped types
 * copy the initial values of the class that they are made from, so the inputs are made from this one.
 */
function withoutDefaults<Entity, Name extends keyof Entity & string>(
  entity: Type<Entity>,
  names: readonly Name[],
): Type<Pick<Entity, Name>> {
  @InputType({ isAbstract: true })
  class Input extends (PickType(entity, names, InputType) as Type<object>) {
    constructor() {
      super();
      for (const name of names) Reflect.deleteProperty(this, name);
    }
  }
  return Input as Type<Pick<Entity, Name>>;
}
