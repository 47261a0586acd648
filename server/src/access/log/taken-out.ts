import { EXPORTED_LISTS, type TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const TakenOutEnum = asEnum([...Object.keys(EXPORTED_LISTS), 'EVERYTHING'] as TakenOut[]);
registerEnumType(TakenOutEnum, {
  name: 'TakenOut',
  description: 'A list that can be exported as a spreadsheet, or everything as one archive.',
  valuesMap: {
    PATIENTS: { description: 'The patients.' },
    APPOINTMENTS: { description: 'The appointments.' },
    RECORDS: { description: 'The clinical records, of one patient or of all.' },
    SUPPLIES: { description: 'The supplies.' },
    MOVEMENTS: { description: 'Stock movements, of one supply or of all.' },
    MESSAGES: { description: 'The messages to patients.' },
    WAITING: { description: 'The waiting list.' },
    ACCESSES: { description: "The accesses to a patient's health data, or to all data." },
    SECURITY: { description: 'The security log.' },
    MONTH: { description: "The accountant's month of the money, or a part of it." },
    PAY: { description: 'The pay of all professionals, or of one, for a month.' },
    EXPORTS: { description: 'The register of exports.' },
    SUMMARY: { description: 'A table of the figures of a period.' },
    EVERYTHING: { description: "All of the clinic's data, as one archive." },
  },
});
