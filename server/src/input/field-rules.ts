import { APPOINTMENT_STATUSES, DURATIONS, SERVICE_TYPES } from '#domain/appointment.js';
import { isLocalDate, LAST_DATE, parseLocalTime } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/messages.es.js';
import { isEmail } from '#domain/patient.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { registerDecorator, type ValidationOptions } from 'class-validator';

// Input classes say what a field is with these; the rules themselves are the domain's, and so are the sentences.

type Sentence = (field: string) => string;

function rule(name: string, check: (value: unknown) => boolean, sentence: Sentence | string) {
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
const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Text of people: trimmed, readable, and no longer than its limit. */
export function Text(limit: number, { required = true } = {}): PropertyDecorator {
  return (target, propertyName) => {
    Transform(trim)(target, propertyName);
    textRules(limit, required)(target, propertyName);
  };
}

/** A password: like required text, but its spaces are its owner's. */
export const Password = (limit: number): PropertyDecorator => textRules(limit, true);

function textRules(limit: number, required: boolean): PropertyDecorator {
  return (target, propertyName) => {
    const field = String(propertyName);
    const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
    const checks: Array<[string, (value: unknown) => boolean, string]> = [
      ['present', (value) => !required || !isMissing(value), FIELD_MESSAGES.required(field)],
      ['text', (value) => isMissing(value) || typeof value === 'string', FIELD_MESSAGES.notText(field)],
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
    // stopAtFirstError reports the first of a field's rules in the order in which they were registered.
    for (const [name, check, sentence] of checks) rule(name, check, sentence)()(target, propertyName);
  };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

export const IsEmailAddress = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && isEmail(value)),
  FIELD_MESSAGES.email,
);

/** A day that exists and lies on the agenda's calendar. */
export function IsDay(): PropertyDecorator {
  return (target, propertyName) => {
    const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value);
    rule('present', (value) => !isBlank(value), FIELD_MESSAGES.required)()(target, propertyName);
    rule('day', (value) => isBlank(value) || isDay(value), FIELD_MESSAGES.date)()(target, propertyName);
    rule('range', (value) => !isDay(value) || value <= LAST_DATE, FIELD_MESSAGES.dateTooLate)()(
      target,
      propertyName,
    );
  };
}

/** An hour, `HH:mm` or `HH:mm:ss`; the field becomes `HH:mm`. */
export function IsHour(): PropertyDecorator {
  return (target, propertyName) => {
    Transform(({ value }) => (typeof value === 'string' ? (parseLocalTime(value.trim()) ?? value) : value))(
      target,
      propertyName,
    );
    rule('present', (value) => !isBlank(value), FIELD_MESSAGES.required)()(target, propertyName);
    rule(
      'hour',
      (value) => isBlank(value) || (typeof value === 'string' && parseLocalTime(value) !== undefined),
      FIELD_MESSAGES.time,
    )()(target, propertyName);
  };
}

const oneOf =
  (allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);

export const IsServiceType = rule('serviceType', oneOf(SERVICE_TYPES), FIELD_MESSAGES.serviceType);
export const IsStatus = rule('status', oneOf(APPOINTMENT_STATUSES), FIELD_MESSAGES.status);
export const IsDuration = rule('duration', oneOf(DURATIONS), FIELD_MESSAGES.durationMinutes);
export const IsId = rule(
  'id',
  (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647,
  FIELD_MESSAGES.wholeNumber,
);
