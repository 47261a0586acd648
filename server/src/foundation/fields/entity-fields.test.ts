import { beforeAll, describe, expect, it } from '@jest/globals';
import { Args, Extensions, Field, InputType, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { NestFactory } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { IsWholeNumber, Text } from '../input/field-rules.js';
import { ChangedFields, FieldsWithDefaults, SentFields, ShownFields } from './entity-fields.js';

@ObjectType({ isAbstract: true })
class Room {
  @Field(() => String) @Text(10) name = 'Box';
  @Extensions({ area: 'PATIENTS' }) @Field(() => Int) @IsWholeNumber(1, 9, 'optional') seats = 2;
  secret = '';
}

@ObjectType('Room')
class RoomModel extends ShownFields(Room, 'name', 'seats') {}
@InputType('NewRoom')
class NewRoom extends SentFields(Room, 'name', 'seats') {}
@InputType('WholeRoom')
class WholeRoom extends FieldsWithDefaults(Room, 'name', 'seats') {}
@InputType('RoomChanges')
class RoomChanges extends ChangedFields(Room, 'name', 'seats') {}

@Resolver()
class Rooms {
  @Query(() => RoomModel)
  room(
    @Args('made', { type: () => NewRoom }) _made: NewRoom,
    @Args('changed', { type: () => RoomChanges }) _changed: RoomChanges,
  ): RoomModel {
    return { name: '', seats: 1 };
  }
}

let schema: GraphQLSchema;
beforeAll(async () => {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  schema = await app.get(GraphQLSchemaFactory).create([Rooms]);
});

function fieldsOf(name: string) {
  const type = schema.getType(name);
  return isInputObjectType(type) || isObjectType(type) ? Object.values(type.getFields()) : [];
}
const written = (name: string) => fieldsOf(name).map((field) => `${field.name}: ${String(field.type)}`);
const faultsOf = (input: new () => object, values: object) =>
  validateSync(plainToInstance(input, values)).map(({ property }) => property);

describe('Fields of an entity', () => {
  it('gives a type and its inputs only the named fields of an entity', () => {
    expect(written('Room').sort()).toEqual(['name: String!', 'seats: Int!']);
    expect(written('NewRoom').sort()).toEqual(['name: String!', 'seats: Int!']);
    expect(written('RoomChanges').sort()).toEqual(['name: String', 'seats: Int']);
  });

  it('gives a field of an input no default from a new entity’s value', () => {
    expect({ ...plainToInstance(NewRoom, { name: 'Uno' }) }).toEqual({ name: 'Uno' });
    expect({ ...plainToInstance(RoomChanges, {}) }).toEqual({});
    const defaults = [...fieldsOf('NewRoom'), ...fieldsOf('RoomChanges')].map(
      (field) => 'defaultValue' in field && field.defaultValue,
    );
    expect(defaults).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives a field a new entity’s value as its default if the input asks for that', () => {
    expect({ ...plainToInstance(WholeRoom, { name: 'Uno' }) }).toEqual({ name: 'Uno', seats: 2 });
    expect(faultsOf(WholeRoom, { name: '', seats: 10 })).toEqual(['name', 'seats']);
  });

  it('applies a field’s rules in an input; one of changes may leave out a field, but not break a rule', () => {
    expect(faultsOf(NewRoom, { seats: 1 })).toEqual(['name']);
    expect(faultsOf(NewRoom, { name: 'Uno', seats: 10 })).toEqual(['seats']);
    expect(faultsOf(RoomChanges, {})).toEqual([]);
    expect(faultsOf(RoomChanges, { name: null, seats: 10 })).toEqual(['name', 'seats']);
  });

  it('keeps the area of rights of a field', () => {
    const areas = ['Room', 'NewRoom', 'RoomChanges'].map(
      (name) => fieldsOf(name).find((field) => field.name === 'seats')?.extensions['area'],
    );
    expect(areas).toEqual(['PATIENTS', 'PATIENTS', 'PATIENTS']);
  });
});
