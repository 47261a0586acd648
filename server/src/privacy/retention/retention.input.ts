import { RETENTION_BOUNDS, type RetentionField, type RetentionMonths } from '#domain/privacy/retention.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';

const IsMonths = (field: RetentionField): PropertyDecorator =>
  IsWholeNumber(RETENTION_BOUNDS[field].least, RETENTION_BOUNDS[field].most, 'optional');

@InputType({ description: 'All three, each in months; null or absent: never.' })
export class RetentionInput implements RetentionMonths {
  @Field(() => Int, { nullable: true, description: 'Text and recipients of messages: 1 to 120.' })
  @IsMonths('messageMonths')
  messageMonths: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Events of the security log: 12 to 120.' })
  @IsMonths('securityLogMonths')
  securityLogMonths: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Patients created by the booking page who never came: 6 to 120.',
  })
  @IsMonths('visitorMonths')
  visitorMonths: number | null = null;
}

@ArgsType()
export class RetentionVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
