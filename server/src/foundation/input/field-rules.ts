import { isLocalDate, LAST_DATE, parseLocalTime } from '#domain/clinic-time.js';
import { isEmail } from '#domain/patients/email.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { parseRut } from '#domain/rut.js';
import { isInvisible, shortText } from '#domain/written-text.js';
import { MAX_INTEGER } from '#domain/whole-number.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { registerDecorator, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { todayFor } from './today.js';

// Decorators for input classes. The rules and messages are the domain's. A decorator that only one feature needs
// belongs in that feature's folder, built with `rule`, `oneOf` or `someOf`.

type Sentence = (field: string) => string;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isInvisible(value));

/** A rule as JSON Schema keywords, from which the REST API's description is built. */
export type FieldFacts = Readonly<Record<string, unknown>>;

/** The allowed values of a field, for the REST API's description. */
export interface DescribedRule {
  readonly facts?: FieldFacts;
  readonly presence?: Presence;
}

/**
 * @param check called with the field's value and the input that holds it.
 * @param described stored in class-validator's metadata, as the rule's constraint.
 */
export function rule(
  name: string,
  check: (value: unknown, input: object) => boolean,
  sentence: Sentence | string,
  described?: DescribedRule,
) {
  return (options?: ValidationOptions): PropertyDecorator =>
    (target, propertyName) => {
      const field = String(propertyName);
      registerDecorator({
        name,
        target: target.constructor,
        propertyName: field,
        constraints: described ? [described] : [],
        options: { message: typeof sentence === 'string' ? sentence : sentence(field), ...options },
        validator: {
          validate: (value, context) => check(value, (context as ValidationArguments).object),
        },
      });
    };
}

const trim = ({ value }: TransformFnParams): unknown => {
  if (typeof value !== 'string') return value;
  return isInvisible(value) ? '' : value.trim();
};

const trimShort = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? shortText(value) : value;

// PostgreSQL can't store NUL, and a lone surrogate is not a character.
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * `optional`: may be absent or empty. `requiredIfSent`, in updates: may be absent, which keeps the stored value, but
 * not empty.
 */
export type Presence = 'required' | 'optional' | 'requiredIfSent';

/** Values that the rules treat as absent become null: services expect a number or a day, not an empty or blank text. */
const blankAs =
  (absent: null | '') =>
  ({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && isInvisible(value) ? absent : value;
const blankAsNull = blankAs(null);
const blankAsEmpty = blankAs('');

/**
 * Trimmed, with valid characters only; a short text on one line, without invisible ones. @param limit in characters.
 */
export function Text(limit: number, presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    Transform(limit <= TEXT_LIMITS.short ? trimShort : trim)(target, propertyName);
    textRules(limit, presence)(target, propertyName);
  };
}

/** Required text that is not trimmed. */
export const Password = (limit: number): PropertyDecorator => textRules(limit, 'required');

function isPresentEnough(presence: Presence, value: unknown): boolean {
  if (presence === 'optional') return true;
  return presence === 'requiredIfSent' && value === undefined ? true : !isBlank(value);
}

const present = (presence: Presence): PropertyDecorator =>
  rule('present', (value) => isPresentEnough(presence, value), FIELD_MESSAGES.required, { presence })();

function textRules(limit: number, presence: Presence): PropertyDecorator {
  return (target, propertyName) => {
    const field = String(propertyName);
    const checks: Array<[string, (value: unknown) => boolean, string, DescribedRule?]> = [
      [
        'text',
        (value) => isBlank(value) || typeof value === 'string',
        FIELD_MESSAGES.notText(field),
        { facts: { type: 'string', maxLength: limit } },
      ],
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
    // stopAtFirstError reports the first failing rule in order of registration.
    for (const [name, check, sentence, described] of checks)
      rule(name, check, sentence, described)()(target, propertyName);
  };
}

export const IsEmailAddress = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && isEmail(value)),
  FIELD_MESSAGES.email,
);

const DAY = { type: 'string', format: 'date' };

/** An existing day, up to the last one in the agenda. */
export function IsDay(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);
    if (presence === 'optional') Transform(blankAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule('day', (value) => isBlank(value) || isDay(value), FIELD_MESSAGES.date, {
      facts: DAY,
    })()(target, propertyName);
    rule('range', (value) => !isDay(value) || value <= LAST_DATE, FIELD_MESSAGES.dateTooLate)()(
      target,
      propertyName,
    );
  };
}

export const IsDays = rule(
  'days',
  (value) => Array.isArray(value) && value.every((day) => typeof day === 'string' && isLocalDate(day)),
  FIELD_MESSAGES.date,
);

/** A time, `HH:mm` or `HH:mm:ss`; normalised to `HH:mm`. */
export function IsHour(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    Transform(({ value }) => (typeof value === 'string' ? (parseLocalTime(value.trim()) ?? value) : value))(
      target,
      propertyName,
    );
    Transform(blankAsEmpty)(target, propertyName);
    present(presence)(target, propertyName);
    rule(
      'hour',
      (value) => isBlank(value) || (typeof value === 'string' && parseLocalTime(value) !== undefined),
      FIELD_MESSAGES.time,
      { facts: { type: 'string', pattern: '^\\d{2}:\\d{2}(:\\d{2})?$' } },
    )()(target, propertyName);
  };
}

/** One of the allowed values; an empty one counts as absent. */
export const oneOf =
  (name: string, allowed: readonly unknown[], sentence: Sentence | string) =>
  (presence: Presence = 'required'): PropertyDecorator =>
  (target, propertyName) => {
    if (presence === 'optional') Transform(blankAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule(name, (value) => isBlank(value) || allowed.includes(value), sentence, {
      facts: { enum: allowed },
    })()(target, propertyName);
  };

/** A list of allowed values; may be absent. */
export function someOf(name: string, allowed: readonly unknown[], sentence: string) {
  const isSome = rule(
    name,
    (value) => isBlank(value) || (Array.isArray(value) && value.every((item) => allowed.includes(item))),
    sentence,
  );
  return (): PropertyDecorator => (target, propertyName) => {
    // A query parameter without a value is no list.
    Transform(blankAsNull)(target, propertyName);
    isSome()(target, propertyName);
  };
}

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_INTEGER;

export const AreIds = rule('ids', (ids) => Array.isArray(ids) && ids.every(isId), FIELD_MESSAGES.wholeNumber);

export function IsId(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    if (presence === 'optional') Transform(blankAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule('id', (value) => isBlank(value) || isId(value), FIELD_MESSAGES.wholeNumber, {
      facts: { type: 'integer', minimum: 1, maximum: MAX_INTEGER },
    })()(target, propertyName);
  };
}

/** Both bounds are inclusive. */
export function IsWholeNumber(
  least: number,
  most: number,
  presence: Presence = 'required',
): PropertyDecorator {
  return (target, propertyName) => {
    const isWithin = (value: unknown): boolean =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    if (presence === 'optional') Transform(blankAsNull)(target, propertyName);
    present(presence)(target, propertyName);
    rule(
      'between',
      (value) => isBlank(value) || isWithin(value),
      (field) => FIELD_MESSAGES.between(field, least, most),
      { facts: { type: 'integer', minimum: least, maximum: most } },
    )()(target, propertyName);
  };
}

/** A RUT in any common notation, normalised to its canonical form. */
export function IsRut(presence: Presence = 'required'): PropertyDecorator {
  return (target, propertyName) => {
    const asCanonical = ({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? (parseRut(value) ?? value.trim()) : value;
    Transform(asCanonical)(target, propertyName);
    Transform(blankAsEmpty)(target, propertyName);
    present(presence)(target, propertyName);
    rule(
      'rut',
      (value) => isBlank(value) || (typeof value === 'string' && parseRut(value) !== undefined),
      FIELD_MESSAGES.rut,
      { facts: { type: 'string' } },
    )()(target, propertyName);
  };
}

/** A day up to today, on the clinic's calendar; may be empty. */
export function IsPastDay(): PropertyDecorator {
  return (target, propertyName) => {
    const field = String(propertyName);
    const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);
    Transform(blankAsEmpty)(target, propertyName);
    rule('day', (value) => isBlank(value) || isDay(value), FIELD_MESSAGES.date, { facts: DAY })()(
      target,
      propertyName,
    );
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
