import { STAFF_ROLES } from '#domain/access/rights.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const StaffRoleEnum = asEnum(STAFF_ROLES);
registerEnumType(StaffRoleEnum, {
  name: 'StaffRole',
  description: 'The rights of a user.',
  valuesMap: {
    STAFF: { description: 'Everything.' },
    RECEPTION: { description: 'Everything except health data, backups and staff accounts.' },
  },
});
