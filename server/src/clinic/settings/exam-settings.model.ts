import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ChangedFields, ShownFields } from '../../foundation/fields/entity-fields.js';
import { FootExamSettings } from './exam-settings.entity.js';

@ObjectType('FootExamSettings', { description: 'Which parts an exam of the feet has in this clinic.' })
export class ExamSettingsModel extends ShownFields(FootExamSettings, 'groups', 'tenPointCutOff') {
  @Field(() => Int, { description: 'That of `clinicSettings`; an update sends the one it saw.' })
  version!: number;
}

@InputType('FootExamSettingsInput', { description: 'Absent fields keep what is stored.' })
export class ExamSettingsInput extends ChangedFields(FootExamSettings, 'groups', 'tenPointCutOff') {}
