import { type DomainError, invalidField } from '#domain/errors.js';
import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';

/** `INVALID_INPUT` on `file`. */
export const fileFault = (fault: keyof typeof FILE_FAULTS): DomainError =>
  invalidField('file', FILE_FAULTS[fault]);
