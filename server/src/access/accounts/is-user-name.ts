import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { parseUserName } from '#domain/access/user-name.js';
import { isBlank, rule } from '../../foundation/input/field-rules.js';

export const IsUserName = rule(
  'userName',
  (value) => isBlank(value) || (typeof value === 'string' && parseUserName(value) !== undefined),
  PASSWORD_MESSAGES.userName,
);
