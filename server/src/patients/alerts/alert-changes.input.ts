import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { ALERT_KINDS, type AlertChange } from '#domain/patients/alert.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { shortText } from '#domain/written-text.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Transform, type TransformFnParams } from 'class-transformer';
import { FieldsWithDefaults } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsId, isReadable, rule } from '../../foundation/input/field-rules.js';
import { PatientAlert } from './patient-alert.entity.js';

@InputType({ description: 'Adds, denies or ends an alert; `isDenied` goes with `isNoted` false.' })
export class AlertChangeInput extends FieldsWithDefaults(PatientAlert, 'kind', 'note', 'isDenied') {
  @Field(() => Boolean, { description: 'False: it does not apply, or no longer.' })
  isNoted!: boolean;
  // Unlike in a stored alert, absent and null are not the same.
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day on which it applied, at most today; absent: as it is, null: unknown.',
  })
  since?: LocalDate | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Of an alert that ends: the first day on which it no longer applied; absent: today.',
  })
  until?: LocalDate | null;
}

const isDayOrNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isLocalDate(value));
const isChange = (value: unknown): value is AlertChange => {
  const { kind, note, isNoted, isDenied, since, until } = (value ?? {}) as Record<string, unknown>;
  return (
    ALERT_KINDS.some((known) => known === kind) &&
    typeof isNoted === 'boolean' &&
    (isDenied === undefined || (typeof isDenied === 'boolean' && !(isDenied && isNoted))) &&
    isDayOrNone(since) &&
    isDayOrNone(until) &&
    typeof note === 'string' &&
    isReadable(note)
  );
};
const trimmed = ({ value }: TransformFnParams): unknown =>
  Array.isArray(value) && value.every(isChange)
    ? value.map((change) => ({ ...change, note: shortText(change.note) }))
    : value;

const AreChanges = rule(
  'alertChanges',
  (value) =>
    Array.isArray(value) &&
    value.every(isChange) &&
    new Set(value.map(({ kind }) => kind)).size === value.length,
  FIELD_MESSAGES.oneOfList,
);
const AreShort = rule(
  'alertNotes',
  (value) =>
    !Array.isArray(value) ||
    value.every((change) => !isChange(change) || [...change.note].length <= TEXT_LIMITS.short),
  FIELD_MESSAGES.tooLong('notes', TEXT_LIMITS.short),
);

@ArgsType()
export class AlertPatientInput {
  @Field(() => Int, { description: 'The patient whose alerts they are.' }) @IsId() patientId!: number;
}

@ArgsType()
export class AlertChangesInput extends AlertPatientInput {
  @Field(() => [AlertChangeInput], { description: 'Each kind at most once; others stay as they are.' })
  @Transform(trimmed)
  @AreChanges()
  @AreShort()
  changes!: AlertChangeInput[];
}
