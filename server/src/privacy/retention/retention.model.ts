import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { StoredRetentionSettings } from './stored-retention-settings.entity.js';

@ObjectType('RetentionRun', { description: 'The data removed in one night.' })
export class RetentionRunModel {
  @Field(() => DateTimeScalar, { description: 'When the removal began.' }) startedAt!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null while it runs, and if it was interrupted: it continues within the hour.',
  })
  finishedAt!: string | null;
  @Field(() => Int, { description: 'How many messages had their text and recipients erased.' })
  messages!: number;
  @Field(() => Int, { description: 'How many events of the security log were removed.' })
  securityEvents!: number;
  @Field(() => Int, { description: 'How many patients created by the booking page were deleted.' })
  visitors!: number;
}

@ObjectType('Retention', { description: 'The automatic removal of data: its settings and its last run.' })
export class RetentionModel {
  @Field(() => StoredRetentionSettings, { description: 'The data to remove, and after how many months.' })
  settings!: StoredRetentionSettings;
  @Field(() => RetentionRunModel, { nullable: true, description: 'Null before the first night.' })
  lastRun!: RetentionRunModel | null;
}

@ObjectType('DueVisitor', { description: 'A patient created by the booking page who never came.' })
export class DueVisitorModel {
  @Field(() => Int, { description: 'The id of the patient.' }) id!: number;
  @Field(() => String, { description: 'As booked, or as changed by staff since.' }) name!: string;
  @Field(() => LocalDateScalar, {
    description: 'The day of the last appointment, or the day the patient was created.',
  })
  lastOn!: LocalDate;
}

@ObjectType('RetentionPreview', { description: 'The data that would be removed now.' })
export class RetentionPreviewModel {
  @Field(() => Int, { description: 'How many messages would have their text and recipients erased.' })
  messages!: number;
  @Field(() => Int, { description: 'How many events of the security log would be removed.' })
  securityEvents!: number;
  @Field(() => Int, {
    description: 'How many patients would be deleted, including those left out of `dueVisitors`.',
  })
  visitors!: number;
  @Field(() => [DueVisitorModel], { description: 'The first 200 of them, longest absent first.' })
  dueVisitors!: DueVisitorModel[];
}
