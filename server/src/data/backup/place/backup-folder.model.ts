import type { ConnectionSource } from '#domain/access/connection-source.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionSourceEnum } from '../../../access/public-address/connection-source.js';

@ObjectType('BackupFolder', { description: 'Where the server keeps its backups.' })
export class BackupFolderModel {
  @Field(() => ConnectionSourceEnum, { description: 'Where it is set.' }) source!: ConnectionSource;
  @Field(() => String, { nullable: true, description: 'Null: with the data, on the same disk.' })
  folder!: string | null;
  @Field(() => Boolean, {
    description: 'Whether the folder that a user set is not on this server now, so that backups fail.',
  })
  isMissing!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether it comes from a restored backup. Until a user sets it again, backups are kept with the data.',
  })
  mustConfirm!: boolean;
  @Field(() => Int, { nullable: true, description: 'Counts the edits; an update sends the one it saw.' })
  version!: number | null;
}
