import type { ConnectionSource } from '#domain/access/connection-source.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionSourceEnum } from './connection-source.js';

@ObjectType('PublicAddress', { description: 'The address at which patients reach the clinic.' })
export class PublicAddressModel {
  @Field(() => ConnectionSourceEnum, { description: 'Where it is set.' }) source!: ConnectionSource;
  @Field(() => String, {
    nullable: true,
    description: 'Such as `https://clinica.example`; null: messages have no links.',
  })
  address!: string | null;
  @Field(() => Int, { nullable: true, description: 'Counts the edits; an update sends the one it saw.' })
  version!: number | null;
}
