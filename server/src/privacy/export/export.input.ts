import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { EXPORT_FORMATS, type ExportFormat } from './exported-data.js';

const IsExportFormat = oneOf('exportFormat', EXPORT_FORMATS, FIELD_MESSAGES.exportFormat);

export class ExportInput {
  @IsId() patientId!: number;
  @IsExportFormat() format!: ExportFormat;
  @Text(TEXT_LIMITS.short) receivedBy!: string;
  @Text(TEXT_LIMITS.short) identityCheck!: string;
}
