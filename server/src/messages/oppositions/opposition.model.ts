import { Field, ObjectType, PickType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { StoredOpposition } from './stored-opposition.entity.js';

@ObjectType('MessageOpposition', { description: 'A kind of message that a patient does not want.' })
export class MessageOppositionModel extends PickType(StoredOpposition, ['channel', 'kind']) {
  @Field(() => DateTimeScalar, {
    description: 'When staff first recorded it; saving it again does not change this.',
  })
  notedAt!: string;
  @Field(() => String, { description: 'The user who recorded it.' }) notedByName!: string;
}
