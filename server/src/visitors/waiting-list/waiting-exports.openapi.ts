import { describeApi } from '../../foundation/openapi/describe-api.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import { WaitingExportsController } from './waiting-exports.controller.js';

export const waitingExportsApi = describeApi(WaitingExportsController, {
  tag: 'Appointments',
  endpoints: {
    export: {
      id: 'exportWaitingList',
      summary: 'Export the waiting list as a spreadsheet',
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
    },
  },
});
