import type { FileAnswer, Parameter } from './describe-api.js';

export const FORMAT_IN_QUERY: Parameter = {
  name: 'formato',
  schema: { enum: ['csv', 'xlsx'] },
  isRequired: true,
  description: 'CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.',
  example: 'csv',
};

/** The first row has the column names; columns with health data are only for users who may read health data. */
export const SPREADSHEET: FileAnswer = {
  media: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};
