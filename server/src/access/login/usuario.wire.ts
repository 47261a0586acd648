import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { LoginResult } from './auth.service.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import type { Staff } from '../actors/staff.js';

export const USUARIO = {
  username: 'username',
  password: 'password',
  code: 'codigo',
  name: 'nombre',
  accessToken: 'access',
  refreshToken: 'refresh',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

export const fromLogin = (body: Body) => ({
  username: body[USUARIO.username],
  password: body[USUARIO.password],
  code: body[USUARIO.code],
});

export const fromRefresh = (body: Body) => ({ refreshToken: body[USUARIO.refreshToken] });

export const toUsuario = ({ id, username, name }: Staff) => ({ id, username, [USUARIO.name]: name });

export const toTokens = ({ accessToken, refreshToken }: SessionTokens) => ({
  [USUARIO.accessToken]: accessToken,
  [USUARIO.refreshToken]: refreshToken,
});

export const toLogin = (result: LoginResult) => ({ ...toTokens(result), user: toUsuario(result.user) });
