import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import {
  CONTROL_REASONS,
  CONTROL_STATES,
  type ControlReason,
  type ControlState,
} from '#domain/reports/control-due.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../foundation/input/page.input.js';

export const ControlStateEnum = asEnum(CONTROL_STATES);
registerEnumType(ControlStateEnum, {
  name: 'ControlState',
  description: 'Whether the date of a control has passed.',
  valuesMap: {
    UPCOMING: {
      description:
        'Due today or in the next 14 days; a control for the risk of the feet, from the start of its interval until its end, for users who may read health data.',
    },
    OVERDUE: { description: 'Its date has passed, at most a year ago.' },
  },
});

export const ControlReasonEnum = asEnum(CONTROL_REASONS);
registerEnumType(ControlReasonEnum, {
  name: 'ControlReason',
  description: 'Why a patient should come back.',
  valuesMap: {
    TREATMENT: { description: "The last visit's treatment has an interval until the next one." },
    RISK: { description: 'The category of the last foot exam has an interval until the next one.' },
    BRACE: { description: "A nail's brace is to be adjusted." },
  },
});

const IsControlReason = oneOf('controlReason', CONTROL_REASONS, FIELD_MESSAGES.oneOfList);
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
  @Field(() => ControlReasonEnum, {
    nullable: true,
    description: 'Only for this reason; absent: all. Needs the right to read HEALTH_DATA.',
  })
  @IsControlReason('optional')
  reason?: ControlReason | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only those for which the patient is not called, instead of all others.',
  })
  @IsBoolean()
  dismissed = false;
}
