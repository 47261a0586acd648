import type { FileAnswer, Parameter } from './describe-api.js';

export const FORMAT_IN_QUERY: Parameter = {
  name: 'formato',
  schema: { enum: ['csv', 'xlsx'] },
  isRequired: true,
  description: 'CSV in UTF-8 with its mark, separated by semicolons; or XLSX, with days as days.',
  example: 'csv',
};

/** The first row has the names of the columns; those with health data are there for who may read health data. */
export const SPREADSHEET: FileAnswer = {
  media: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};
