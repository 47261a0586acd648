import { isFolderPath, MAX_FOLDER_LENGTH } from '#domain/data/backup/backup-place.js';
import { BACKUP_PLACE_MESSAGES } from '#domain/data/backup/backup-place.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { PasswordProof } from '../../../access/second-factor/second-factor.input.js';
import { isBlank, IsId, rule, Text } from '../../../foundation/input/field-rules.js';

const IsFolderPath = rule(
  'folderPath',
  (value) => isBlank(value) || (typeof value === 'string' && isFolderPath(value.trim())),
  BACKUP_PLACE_MESSAGES.folder,
);

@ArgsType()
export class BackupFolderVersion extends PasswordProof {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor saw; null if no user had set one.',
  })
  @IsId('optional')
  version?: number | null;
}

@ArgsType()
export class BackupFolderChange extends BackupFolderVersion {
  @Field(() => String, { description: 'A whole path on the server. A missing folder is made.' })
  @IsFolderPath()
  @Text(MAX_FOLDER_LENGTH)
  folder!: string;
}
