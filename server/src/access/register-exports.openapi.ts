import { SECURITY_EVENT_KINDS } from '#domain/access/security-event.js';
import { describeApi } from '../foundation/openapi/describe-api.js';
import { ID } from '../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../foundation/openapi/spreadsheet-answer.js';
import { RegisterExportsController } from './register-exports.controller.js';
import { REGISTRO } from './registro.wire.js';

export const registerExportsApi = describeApi(RegisterExportsController, {
  tag: 'Privacy',
  endpoints: {
    accesses: {
      id: 'exportAccesses',
      summary: "Export the accesses to a patient's health data, as a spreadsheet",
      description:
        'Without a patient: the downloads of backups, and the creations and downloads of archives.',
      query: [FORMAT_IN_QUERY, { name: REGISTRO.patientId, schema: ID, description: 'The id of a patient.' }],
      answer: SPREADSHEET,
    },
    dataExports: {
      id: 'exportDataExports',
      summary: 'Export the register of exports, as a spreadsheet',
      query: [FORMAT_IN_QUERY],
      answer: SPREADSHEET,
    },
    security: {
      id: 'exportSecurityLog',
      summary: 'Export logins, attempts and account changes, as a spreadsheet',
      query: [
        FORMAT_IN_QUERY,
        { name: REGISTRO.staffUserId, schema: ID, description: 'Only events about this account.' },
        {
          name: REGISTRO.kind,
          schema: { enum: [...SECURITY_EVENT_KINDS] },
          description: 'Only events of this kind.',
        },
      ],
      answer: SPREADSHEET,
    },
  },
});
