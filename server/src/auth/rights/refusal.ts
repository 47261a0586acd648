import { DomainError } from '#domain/errors.js';
import { keyMayNot } from '#domain/keys/api-key.es.js';
import { mayNot } from '#domain/staff/rights.es.js';
import type { Area, AreaAccess } from '#domain/staff/rights.js';
import type { ActingStaff } from '../staff.js';

export const refusal = ({ isProgram }: ActingStaff, area: Area, access: AreaAccess): DomainError =>
  new DomainError('FORBIDDEN', { message: (isProgram ? keyMayNot : mayNot)(area, access) });
