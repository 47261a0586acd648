import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject } from '../../foundation/openapi/json-schema.js';
import { HealthController } from './health.controller.js';

const OK = { schema: answerObject({ status: { const: 'ok' } }), example: { status: 'ok' } };

export const healthApi = describeApi(HealthController, {
  tag: 'Health',
  endpoints: {
    live: { id: 'isLive', summary: 'Whether the server is running', answer: OK },
    ready: {
      id: 'isReady',
      summary: 'Whether the server and its database respond',
      answer: OK,
      also: {
        status: 503,
        description: 'The database is unavailable, or a stop has begun.',
        answer: {
          schema: answerObject({ status: { const: 'stopping' } }),
          example: { status: 'stopping' },
        },
      },
    },
  },
});
