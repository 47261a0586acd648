import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject, ID, named, TEXT } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { AuthController } from './auth.controller.js';
import { LoginInput, RefreshInput } from '../sessions/session.input.js';
import { USUARIO } from './usuario.wire.js';

const TOKENS = { [USUARIO.accessToken]: TEXT, [USUARIO.refreshToken]: TEXT };
const USER = { id: 1, username: 'recepcion', nombre: 'Rosa Ejemplo' };
const PAIR = { access: 'eyJhbGciOi…', refresh: 'eyJhbGciOi…' };

export const authApi = describeApi(AuthController, {
  tag: 'Session',
  schemas: { User: answerObject({ id: ID, username: TEXT, [USUARIO.name]: TEXT }) },
  endpoints: {
    login: {
      id: 'logIn',
      summary: 'Log in',
      description:
        'A user with a second factor also sends `codigo`: a code from the app, or a recovery code.',
      body: {
        schema: bodyOf(LoginInput, { names: USUARIO }),
        example: { username: 'recepcion', password: 'una-clave-larga' },
      },
      answer: { schema: answerObject({ ...TOKENS, user: named('User') }), example: { ...PAIR, user: USER } },
      errors: ['UNAUTHENTICATED', 'CODE_REQUIRED'],
    },
    refresh: {
      id: 'refreshSession',
      summary: 'Get a new pair of tokens',
      description: 'The old refresh token becomes invalid; using it again ends its session.',
      body: {
        schema: bodyOf(RefreshInput, { names: USUARIO }),
        example: { refresh: PAIR.refresh },
      },
      answer: { schema: answerObject(TOKENS), example: PAIR },
      errors: ['UNAUTHENTICATED'],
    },
    logout: { id: 'logOut', summary: 'End the session' },
    me: {
      id: 'getMe',
      summary: 'Get the logged-in user',
      answer: { schema: named('User'), example: USER },
    },
  },
});
