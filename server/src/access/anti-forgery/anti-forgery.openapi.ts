import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject, TEXT } from '../../foundation/openapi/json-schema.js';
import { AntiForgeryController } from './anti-forgery.controller.js';

export const antiForgeryApi = describeApi(AntiForgeryController, {
  tag: 'Session',
  endpoints: {
    issue: {
      id: 'getAntiForgeryToken',
      summary: 'Get a CSRF token',
      description: 'It is also set as the cookie `csrftoken`. Writes by a user send both back.',
      answer: { schema: answerObject({ csrfToken: TEXT }), example: { csrfToken: 'k3J…' } },
    },
  },
});
