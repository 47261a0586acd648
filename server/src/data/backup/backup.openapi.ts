import { describeApi } from '../../foundation/openapi/describe-api.js';
import { ID } from '../../foundation/openapi/json-schema.js';
import { BackupController } from './backup.controller.js';

export const backupApi = describeApi(BackupController, {
  tag: 'Backup',
  endpoints: {
    download: {
      id: 'downloadBackup',
      summary: 'Download a plain SQL dump of everything',
      description: 'Streamed. A complete dump ends with the line `-- Huella: the dump is complete`.',
      answer: { media: ['application/sql'] },
      errors: ['BACKUP_RUNNING'],
    },
    downloadKept: {
      id: 'downloadKeptBackup',
      summary: 'Download a stored backup, as it is stored',
      description: 'The ids are those of the GraphQL query `backups`.',
      path: [{ name: 'id', schema: ID, example: 1 }],
      answer: { media: ['application/octet-stream'] },
      errors: ['NOT_FOUND', 'BACKUP_RUNNING'],
    },
  },
});
