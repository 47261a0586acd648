import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { rule } from './field-rules.js';

// A list would pass as an object, and class-validator's own sentences are English.

/** An object of an input class. */
export function IsNested(type: () => new () => object): PropertyDecorator {
  return (target, propertyName) => {
    Type(type)(target, propertyName);
    rule('object', (value) => !Array.isArray(value), FIELD_MESSAGES.oneOfList)()(target, propertyName);
    ValidateNested({ message: FIELD_MESSAGES.oneOfList })(target, propertyName);
  };
}

/** Like `IsNested`, or null or absent. */
export function IsOptionalNested(type: () => new () => object): PropertyDecorator {
  return (target, propertyName) => {
    IsOptional()(target, propertyName);
    IsNested(type)(target, propertyName);
  };
}

interface ListSentences {
  /** The message for a value that is not a list of objects. */
  readonly wrong?: string;
  readonly tooMany?: string;
}

/** Accepts a list of at most `most` objects of an input class. */
export function AreNested(
  type: () => new () => object,
  most: number,
  { wrong = FIELD_MESSAGES.oneOfList, tooMany }: ListSentences = {},
): PropertyDecorator {
  return (target, propertyName) => {
    Type(type)(target, propertyName);
    IsArray({ message: wrong })(target, propertyName);
    ArrayMaxSize(most, { message: tooMany ?? FIELD_MESSAGES.tooMany })(target, propertyName);
    ValidateNested({ each: true, message: wrong })(target, propertyName);
  };
}
