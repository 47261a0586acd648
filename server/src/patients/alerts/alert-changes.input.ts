import { ALERT_KINDS, type AlertChange, type AlertKind } from '#domain/patients/alert.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { shortText } from '#domain/written-text.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsId, isReadable, rule } from '../../foundation/input/field-rules.js';
import { AlertKindEnum } from './patient-alert.model.js';

@InputType({ description: 'Adds or ends an alert.' })
export class AlertChangeInput {
  @Field(() => AlertKindEnum, { description: 'The alert to add or end.' }) kind!: AlertKind;
  @Field(() => Boolean, { description: 'False: it no longer applies.' }) isNoted!: boolean;
  @Field(() => String, { defaultValue: '', description: 'At most 200 characters.' }) note!: string;
}

const isChange = (value: unknown): value is AlertChange => {
  const { kind, note, isNoted } = (value ?? {}) as Record<string, unknown>;
  return (
    ALERT_KINDS.some((known) => known === kind) &&
    typeof isNoted === 'boolean' &&
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
