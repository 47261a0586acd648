import { IMPORT_RESOURCES, IMPORT_STATES, ROW_ACTIONS, VERDICTS } from '#domain/data/imports/import.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const ImportResourceEnum = asEnum(IMPORT_RESOURCES);
registerEnumType(ImportResourceEnum, {
  name: 'ImportResource',
  description: 'The kind of rows in a file.',
  valuesMap: {
    PATIENTS: { description: 'Needs the right to write PATIENTS.' },
    APPOINTMENTS: { description: 'Needs the right to write AGENDA.' },
    SUPPLIES: { description: 'Needs the right to write STOCK.' },
    RECORDS: {
      description:
        'Past clinical records, as text. Needs the right to write HEALTH_DATA. A record that is already stored is never filled.',
    },
  },
});
export const ImportStateEnum = asEnum(IMPORT_STATES);
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'The progress of an import.',
  valuesMap: {
    UPLOADED: { description: 'Its columns are waiting for confirmation.' },
    CHECKING: { description: 'Every row is being checked. Nothing is imported yet.' },
    CHECKED: { description: 'Each row has its verdict; nothing is imported yet.' },
    APPLYING: { description: 'The rows are being stored, all in one transaction.' },
    APPLIED: { description: 'It is stored, and can be undone for a day.' },
    UNDOING: { description: 'Its changes are being undone.' },
    UNDONE: { description: 'Its changes were undone, except to data used since.' },
    INTERRUPTED: {
      description:
        'The server stopped meanwhile. Nothing of the interrupted step was stored: request it again.',
    },
  },
});
export const VerdictEnum = asEnum(VERDICTS);
registerEnumType(VerdictEnum, {
  name: 'ImportVerdict',
  description: "The check's result for a row.",
  valuesMap: {
    NEW: { description: 'Nothing like it is stored.' },
    SAME: { description: 'It is already stored.' },
    LIKELY: { description: 'It may already be stored.' },
    REJECTED: { description: 'It can’t be stored; its faults say why.' },
  },
});
export const RowActionEnum = asEnum(ROW_ACTIONS);
registerEnumType(RowActionEnum, {
  name: 'ImportAction',
  description: 'The action taken on a row.',
  valuesMap: {
    CREATE: { description: 'It is stored as new.' },
    FILL: { description: 'Fields that the stored one lacks are filled from the row; nothing is replaced.' },
    SKIP: { description: 'Nothing is done with it.' },
    REJECT: { description: 'It can’t be stored.' },
  },
});
