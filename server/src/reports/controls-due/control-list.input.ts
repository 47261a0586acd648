import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { CONTROL_STATES, type ControlState } from '#domain/visits/control-due.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../foundation/input/page.input.js';

export const ControlStateEnum = asEnum(CONTROL_STATES);
registerEnumType(ControlStateEnum, {
  name: 'ControlState',
  description: 'Whether the date of a control has passed.',
  valuesMap: {
    UPCOMING: { description: 'Due today or in the next 14 days.' },
    OVERDUE: { description: 'Its date has passed, at most a year ago.' },
  },
});

const IsControlState = oneOf('controlState', CONTROL_STATES, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class ControlListInput extends OffsetPageInput(25, 100) {
  @Field(() => ControlStateEnum, {
    nullable: true,
    description:
      'Only these; absent: all. Overdue ones alone come latest first, otherwise the earliest date is first.',
  })
  @IsControlState('optional')
  state?: ControlState | null;
  @Field(() => Int, { nullable: true, description: 'Only after visits to this professional; absent: all.' })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only of this patient; absent: all.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Only after this treatment; absent: all. Needs the right to read HEALTH_DATA.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;
}
