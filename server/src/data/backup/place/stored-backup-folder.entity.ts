import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Holds, Rows } from '../../../foundation/database/columns/holds.decorator.js';

/** The backup folder that a user set; the only row of its table, if any. */
@Entity({ tableName: 'backup_folder' })
@Rows({ notArchived: 'a place on this server, and set anew elsewhere' })
export class StoredBackupFolder {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false, default: 1 }) id = 1;
  /** An absolute path. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) folder!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer', version: true }) version!: number;
}

/** There is a row while this installation writes into the folder: no backup has it (backup-place.ts). */
@Entity({ tableName: 'backup_folder_use' })
@Rows({ notArchived: 'whether this installation writes into its backup folder' })
export class BackupFolderUse {
  [PrimaryKeyProp]?: 'id';
  @Holds('TECHNICAL')
  @ManyToOne(() => StoredBackupFolder, {
    primary: true,
    mapToPk: true,
    fieldName: 'id',
    default: 1,
    foreignKeyName: 'backup_folder_use_of_folder',
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: false,
  })
  id!: number;
}
