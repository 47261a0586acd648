import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar, LocalDateScalar } from '../../graphql/scalars.js';

@ObjectType('RetentionSettings', {
  description: 'After how many months something is removed by itself; null: never.',
})
export class RetentionSettingsModel {
  @Field(() => Int, { nullable: true, description: 'Words and recipients of messages: 1 to 120.' })
  messageMonths!: number | null;
  @Field(() => Int, { nullable: true, description: 'Events of the security log: 12 to 120.' })
  securityLogMonths!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Patients whom the booking page made and who never came: 6 to 120.',
  })
  visitorMonths!: number | null;
  @Field(() => LocalDateScalar, { description: 'Nothing is removed before this day.' })
  startsOn!: LocalDate;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('RetentionRun', { description: 'What was removed in one night.' })
export class RetentionRunModel {
  @Field(() => DateTimeScalar) startedAt!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null while it runs, and where it was interrupted: it goes on within the hour.',
  })
  finishedAt!: string | null;
  @Field(() => Int) messages!: number;
  @Field(() => Int) securityEvents!: number;
  @Field(() => Int) visitors!: number;
}

@ObjectType('Retention')
export class RetentionModel {
  @Field(() => RetentionSettingsModel) settings!: RetentionSettingsModel;
  @Field(() => RetentionRunModel, { nullable: true, description: 'Null before the first night.' })
  lastRun!: RetentionRunModel | null;
}

@ObjectType('DueVisitor', { description: 'A patient whom the booking page made and who never came.' })
export class DueVisitorModel {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => LocalDateScalar, {
    description: 'The day of the last appointment, or the one on which the patient was made.',
  })
  lastOn!: LocalDate;
}

@ObjectType('RetentionPreview', { description: 'What would be removed now.' })
export class RetentionPreviewModel {
  @Field(() => Int) messages!: number;
  @Field(() => Int) securityEvents!: number;
  @Field(() => Int) visitors!: number;
  @Field(() => [DueVisitorModel], { description: 'The first 200 of them, the longest ago first.' })
  dueVisitors!: DueVisitorModel[];
}
