import { describeApi } from '../../openapi/describe-api.js';
import { answerObject, TEXT } from '../../openapi/json-schema.js';
import { AntiForgeryController } from './anti-forgery.controller.js';

export const antiForgeryApi = describeApi(AntiForgeryController, {
  tag: 'Session',
  endpoints: {
    issue: {
      id: 'getAntiForgeryToken',
      summary: 'A token against forged requests',
      description: 'It is also set as the cookie `csrftoken`. A write of a user sends both back.',
      answer: { schema: answerObject({ csrfToken: TEXT }), example: { csrfToken: 'k3J…' } },
    },
  },
});
