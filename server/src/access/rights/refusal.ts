import { DomainError } from '#domain/errors.js';
import { keyMayNot } from '#domain/access/keys/api-key.es.js';
import { mayNot } from '#domain/access/rights.es.js';
import type { Area, AreaAccess } from '#domain/access/rights.js';
import type { ActingStaff } from '../actors/staff.js';

export const refusal = ({ isProgram }: ActingStaff, area: Area, access: AreaAccess): DomainError =>
  new DomainError('FORBIDDEN', { message: (isProgram ? keyMayNot : mayNot)(area, access) });
