import { isLocalDate, LAST_DATE, parseLocalTime } from '#domain/clinic-time.js';
import { isEmail } from '#domain/email.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { parseRut } from '#domain/rut.js';
import { LARGEST_INTEGER } from '#domain/whole-number.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { registerDecorator, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { todayFor } from './today.js';

// Input classes say what a field is with these; the rules themselves are the domain's, and so are the sentences. A rule
// that only one feature knows stands beside that feature's inputs, and is made of `rule`, `oneOf` or `someOf`.

type Sentence = (field: string) => string;

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

export function rule(name: string, check: (value: unknown) => boolean, sentence: Sentence | string) {
  return (options?: ValidationOptions): PropertyDecorator =>
    (target, propertyName) => {
      const field = String(propertyName);
      registerDecorator({
        name,
        target: target.constructor,
        propertyName: field,
        options: { message: typeof sentence === 'string' ? sentence : sentence(field), ...options },
        validator: { validate: check },
      });
    };
}

const trim = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);

// NUL can't be stored, and a lone surrogate is no character.
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Whether a field must be there: `optional` may be absent or empty; in an update, a `requiredIfSent` one may be
 * absent, which keeps what is stored, but not empty.
 */
export type Presence = 'required' | 'optional' | 'requiredIfSent';

/** An optional field that is sent empty is none: what lies behind must not get a text for a number or a day. */
const emptyAsNull = ({ value }: TransformFnParams): unknown => (value === '' ? null : value);

/** Text of people: trimmed, readable, and no longer than its limit. */
export function Text(limit: number, presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    Transform(trim)(target, propertyName);
    textRules(limit, presence)(target, propertyName);
  };
}

/** A password: like required text, but its spaces are its owner's. */
export const Password = (limit: number): PropertyDecorator => textRules(limit, 'required');

function isPresentEnough(presence: Presence, value: unknown): boolean {
  if (presence === 'optional') return true;
  return presence === 'requiredIfSent' && value === undefined ? true : !isBlank(value);
}

const present = (presence: Presence): PropertyDecorator =>
  rule('present', (value) => isPresentEnough(presence, value), FIELD_MESSAGES.required)();

function textRules(limit: number, presence: Presence): PropertyDecorator {
  return (target, propertyName) => {
    const field = String(propertyName);
    const checks: Array<[string, (value: unknown) => boolean, string]> = [
      ['text', (value) => isBlank(value) || typeof value === 'string', FIELD_MESSAGES.notText(field)],
      [
        'readable',
        (value) => typeof value !== 'string' || isReadable(value),
        FIELD_MESSAGES.unreadable(field),
      ],
      [
        'length',
        (value) => typeof value !== 'string' || [...value].length <= limit,
        FIELD_MESSAGES.tooLong(field, limit),
      ],
    ];
    present(presence)(target, propertyName);
    // stopAtFirstError reports the first of a field's rules in the order in which they were registered.
    for (const [name, check, sentence] of checks) rule(name, check, sentence)()(target, propertyName);
  };
}

export const IsEmailAddress = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && isEmail(value)),
  FIELD_MESSAGES.email,
);

/** A day that exists and lies on the agenda's calendar. */
export function IsDay(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);
    if (presence === 'optional') Transform(emptyAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule('day', (value) => isBlank(value) || isDay(value), FIELD_MESSAGES.date)()(target, propertyName);
    rule('range', (value) => !isDay(value) || value <= LAST_DATE, FIELD_MESSAGES.dateTooLate)()(
      target,
      propertyName,
    );
  };
}

/** A list of days. */
export const IsDays = rule(
  'days',
  (value) => Array.isArray(value) && value.every((day) => typeof day === 'string' && isLocalDate(day)),
  FIELD_MESSAGES.date,
);

/** An hour, `HH:mm` or `HH:mm:ss`; the field becomes `HH:mm`. */
export function IsHour(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    Transform(({ value }) => (typeof value === 'string' ? (parseLocalTime(value.trim()) ?? value) : value))(
      target,
      propertyName,
    );
    present(presence)(target, propertyName);
    rule(
      'hour',
      (value) => isBlank(value) || (typeof value === 'string' && parseLocalTime(value) !== undefined),
      FIELD_MESSAGES.time,
    )()(target, propertyName);
  };
}

/** One of a few values; an empty one is missing. */
export const oneOf =
  (name: string, allowed: readonly unknown[], sentence: string) =>
  (presence: Presence = 'required'): PropertyDecorator =>
  (target, propertyName) => {
    present(presence)(target, propertyName);
    rule(name, (value) => isBlank(value) || allowed.includes(value), sentence)()(target, propertyName);
  };

/** A list of such values; absent: all. */
export const someOf = (name: string, allowed: readonly unknown[], sentence: string) =>
  rule(
    name,
    (value) => isBlank(value) || (Array.isArray(value) && value.every((item) => allowed.includes(item))),
    sentence,
  );

/** Whether a value can be the number of something stored. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_INTEGER;

/** The number of something stored. */
export function IsId(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    if (presence === 'optional') Transform(emptyAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule('id', (value) => isBlank(value) || isId(value), FIELD_MESSAGES.wholeNumber)()(target, propertyName);
  };
}

/** A whole number within bounds. */
export function IsWholeNumber(
  least: number,
  most: number,
  presence: Presence = 'required',
): PropertyDecorator {
  return (target, propertyName) => {
    const isWithin = (value: unknown): boolean =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    if (presence === 'optional') Transform(emptyAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule(
      'between',
      (value) => isBlank(value) || isWithin(value),
      (field) => FIELD_MESSAGES.between(field, least, most),
    )()(target, propertyName);
  };
}

/** A RUT in any of the ways people write it; the field becomes its canonical form. Empty means none. */
export function IsRut(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    const asCanonical = ({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? (parseRut(value) ?? value.trim()) : value;
    Transform(asCanonical)(target, propertyName);
    present(presence)(target, propertyName);
    rule(
      'rut',
      (value) => isBlank(value) || (typeof value === 'string' && parseRut(value) !== undefined),
      FIELD_MESSAGES.rut,
    )()(target, propertyName);
  };
}

/** A day up to today, by the clock that `validated` was given. Empty means none. */
export function IsPastDay(): PropertyDecorator {
  return (target, propertyName) => {
    const field = String(propertyName);
    const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);
    rule('day', (value) => isBlank(value) || isDay(value), FIELD_MESSAGES.date)()(target, propertyName);
    registerDecorator({
      name: 'past',
      target: target.constructor,
      propertyName: field,
      options: { message: FIELD_MESSAGES.future(field) },
      validator: {
        validate: (value, context) =>
          !isDay(value) || value <= todayFor((context as ValidationArguments).object),
      },
    });
  };
}
