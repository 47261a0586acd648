import { TIMELINE_KINDS, type TimelineKind } from '#domain/visits/timeline.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, someOf } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';

export const TimelineKindEnum = asEnum(TIMELINE_KINDS);
registerEnumType(TimelineKindEnum, {
  name: 'TimelineKind',
  description: "The kinds of entries in a patient's timeline.",
  valuesMap: {
    APPOINTMENT: { description: 'Past and future, including cancelled ones.' },
    RECORD: { description: 'A clinical record; not for reception.' },
    CERTIFICATE: { description: 'As it was issued; not for reception.' },
    MESSAGE: { description: 'Sent, waiting or failed.' },
  },
});

const IsTimelineKinds = someOf('timelineKinds', TIMELINE_KINDS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class TimelinePatientInput {
  @Field(() => Int, { description: 'The patient whose appointment is requested.' })
  @IsId()
  patientId!: number;
}

@ArgsType()
export class TimelineInput extends PageInput(20, 100) {
  @Field(() => Int, { description: "The patient's id; the page is empty for an unknown one." })
  @IsId()
  patientId!: number;

  @Field(() => [TimelineKindEnum], {
    nullable: true,
    description: 'Any of these; absent: all that the user may read.',
  })
  @IsTimelineKinds()
  kinds?: TimelineKind[] | null;
}
