import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { Agenda } from './agenda.entity.js';
import { OpeningHoursModel } from './agenda-settings.model.js';

@InputType({ description: 'All settings of when an agenda is open.' })
export class UpdateAgendaInput extends SentFields(
  Agenda,
  'serviceType',
  'version',
  'stepMinutes',
  'horizonDays',
  'openBookingsLimit',
  'noticeMinutes',
) {
  @Field(() => [OpeningHoursModel], {
    description: 'The whole week, each weekday at most once; absent ones are closed.',
  })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => OpeningHoursModel)
  hours!: OpeningHoursModel[];
}
