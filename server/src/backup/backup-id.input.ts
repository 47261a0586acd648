import { IsId } from '../input/field-rules.js';

export class BackupIdInput {
  @IsId() id!: number;
}
