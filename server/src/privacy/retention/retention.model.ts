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
  @Field(() => DateTimeScalar, { description: 'When it began to remove.' }) startedAt!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null while it runs, and where it was interrupted: it goes on within the hour.',
  })
  finishedAt!: string | null;
  @Field(() => Int, { description: 'How many messages lost their words and recipients.' }) messages!: number;
  @Field(() => Int, { description: 'How many events of the security log were removed.' })
  securityEvents!: number;
  @Field(() => Int, { description: 'How many patients whom the booking page made were deleted.' })
  visitors!: number;
}

@ObjectType('Retention', { description: 'What is removed by itself, and what was in the last night.' })
export class RetentionModel {
  @Field(() => RetentionSettingsModel, { description: 'What is removed by itself, and after how long.' })
  settings!: RetentionSettingsModel;
  @Field(() => RetentionRunModel, { nullable: true, description: 'Null before the first night.' })
  lastRun!: RetentionRunModel | null;
}

@ObjectType('DueVisitor', { description: 'A patient whom the booking page made and who never came.' })
export class DueVisitorModel {
  @Field(() => Int, { description: 'The id of the patient.' }) id!: number;
  @Field(() => String, { description: 'As they booked, or as staff wrote it since.' }) name!: string;
  @Field(() => LocalDateScalar, {
    description: 'The day of the last appointment, or the one on which the patient was made.',
  })
  lastOn!: LocalDate;
}

@ObjectType('RetentionPreview', { description: 'What would be removed now.' })
export class RetentionPreviewModel {
  @Field(() => Int, { description: 'How many messages would lose their words and recipients.' })
  messages!: number;
  @Field(() => Int, { description: 'How many events of the security log would be removed.' })
  securityEvents!: number;
  @Field(() => Int, {
    description: 'How many patients would be deleted, also those that `dueVisitors` leaves out.',
  })
  visitors!: number;
  @Field(() => [DueVisitorModel], { description: 'The first 200 of them, the longest ago first.' })
  dueVisitors!: DueVisitorModel[];
}
