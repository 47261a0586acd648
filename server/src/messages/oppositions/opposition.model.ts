import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { StoredOpposition } from './stored-opposition.entity.js';

@ObjectType('MessageOpposition', { description: 'A kind of message that a patient does not want.' })
export class MessageOppositionModel extends ShownFields(StoredOpposition, 'channel', 'kind') {
  @Field(() => DateTimeScalar, {
    description: 'When staff first recorded it; saving it again does not change this.',
  })
  notedAt!: string;
  @Field(() => String, { description: 'The user who recorded it.' }) notedByName!: string;
}
