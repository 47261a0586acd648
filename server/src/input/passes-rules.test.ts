import { describe, expect, it } from '@jest/globals';
import {
  Allow,
  ArrayMaxSize,
  getMetadataStorage,
  IsIn,
  IsInt,
  IsOptional,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { rule } from './field-rules.js';
import { passesRules } from './passes-rules.js';

const IsBelowLimit = rule('below', (value, input) => Number(value) < (input as Range).limit, 'too high');

class Range {
  @IsInt()
  limit = 10;

  @IsInt()
  @IsBelowLimit()
  count = 5;
}

class NamedRange extends Range {
  @MaxLength(3)
  name = 'abc';

  @Allow()
  note?: unknown;
}

class WithoutRules {}

class Optional {
  @IsOptional()
  @IsInt()
  count = 5;
}

class Conditional {
  @ValidateIf(() => true)
  @IsInt()
  count = 5;
}

class Nested {
  @ValidateNested()
  range = new Range();
}

class OfEach {
  @IsIn(['a'], { each: true })
  letters = ['a'];
}

class OfList {
  @ArrayMaxSize(1)
  letters = ['a'];
}

const passes = passesRules(getMetadataStorage());
const changed = <T extends object>(input: T, fields: object): T => Object.assign(input, fields);

describe('an input', () => {
  it('passes if each field obeys all its rules', () => {
    expect(passes(new Range())).toBe(true);
    expect(passes(changed(new Range(), { limit: 6 }))).toBe(true);
    expect(passes(new OfList())).toBe(true);
  });

  it('does not pass if one rule is broken, whether the first or the last', () => {
    expect(passes(changed(new Range(), { limit: 'many' }))).toBe(false);
    expect(passes(changed(new Range(), { count: 1.5 }))).toBe(false);
    expect(passes(changed(new Range(), { limit: 5 }))).toBe(false);
    expect(passes(changed(new OfList(), { letters: ['a', 'b'] }))).toBe(false);
  });

  it('obeys the rules of its class and of its superclasses', () => {
    expect(passes(new NamedRange())).toBe(true);
    expect(passes(changed(new NamedRange(), { name: 'abcd' }))).toBe(false);
    expect(passes(changed(new NamedRange(), { count: 11 }))).toBe(false);
    expect(passes(new Range())).toBe(true);
  });

  it('does not pass with a field unknown to its class', () => {
    expect(passes(changed(new Range(), { role: 'ADMIN' }))).toBe(false);
    expect(passes(changed(new NamedRange(), { note: 'any' }))).toBe(true);
  });
});

it.each([WithoutRules, Optional, Conditional, Nested, OfEach])(
  'leaves %p to the library, which interprets such rules itself',
  (inputClass) => {
    expect(passes(new inputClass())).toBe(false);
  },
);
