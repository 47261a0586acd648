import type { LocalDate } from '#domain/clinic-time.js';
import { RETENTION_BOUNDS, type RetentionField, type RetentionMonths } from '#domain/privacy/retention.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsWholeNumber } from '../../foundation/input/field-rules.js';

const IsMonths = (field: RetentionField): PropertyDecorator =>
  IsWholeNumber(RETENTION_BOUNDS[field].least, RETENTION_BOUNDS[field].most, 'optional');

/** The only row of its table. A new clinic has the columns' defaults; in an input, an absent field is null. */
@Entity({ tableName: 'retention_settings' })
@ObjectType('RetentionSettings', {
  description: 'After how many months data are removed automatically; null: never.',
})
export class StoredRetentionSettings implements RetentionMonths {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;

  @Field(() => Int, { nullable: true, description: 'Text and recipients of messages: 1 to 120.' })
  @IsMonths('messageMonths')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true, default: 12 })
  messageMonths: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Events of the security log: 12 to 120.' })
  @IsMonths('securityLogMonths')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true, default: 12 })
  securityLogMonths: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Patients created by the booking page who never came: 6 to 120.',
  })
  @IsMonths('visitorMonths')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true, default: 24 })
  visitorMonths: number | null = null;

  @Field(() => LocalDateScalar, { description: 'Nothing is removed before this day.' })
  @Holds('TECHNICAL')
  @Property({ type: 'date', defaultRaw: 'current_date' })
  startsOn!: LocalDate;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;
}
