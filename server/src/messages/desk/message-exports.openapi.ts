import { describeApi } from '../../foundation/openapi/describe-api.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../foundation/openapi/spreadsheet-answer.js';
import { CANALES, ESTADOS, TIPOS } from './mensajes.wire.js';
import { MessageExportsController } from './message-exports.controller.js';

const wordsOf = (words: Readonly<Record<string, unknown>>) => ({ enum: Object.keys(words) });

export const messageExportsApi = describeApi(MessageExportsController, {
  tag: 'Messages',
  endpoints: {
    export: {
      id: 'exportMessages',
      summary: 'Export the messages to patients as a spreadsheet',
      query: [
        FORMAT_IN_QUERY,
        { name: 'estado', schema: wordsOf(ESTADOS) },
        { name: 'tipo', schema: wordsOf(TIPOS) },
        { name: 'canal', schema: wordsOf(CANALES) },
      ],
      answer: SPREADSHEET,
    },
  },
});
