import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../../foundation/fields/entity-fields.js';
import { Archive } from './archive.entity.js';

@ObjectType('Archive', {
  description: "All of the clinic's data, as one ZIP file that can be downloaded for 24 hours.",
})
export class ArchiveModel extends ShownFields(
  Archive,
  'id',
  'state',
  'reason',
  'requestedAt',
  'finishedAt',
  'doneRows',
  'rowCount',
  'bytes',
) {
  @Field(() => String, { description: 'The user who requested it.' }) requestedByName!: string;
  @Field(() => Boolean, { description: 'Whether you requested it: only then can you download it.' })
  isOwn!: boolean;
}
