import { STAFF_ROLES } from '#domain/staff/rights.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';

export const StaffRoleEnum = asEnum(STAFF_ROLES);
registerEnumType(StaffRoleEnum, {
  name: 'StaffRole',
  description: 'The rights of a user.',
  valuesMap: {
    STAFF: { description: 'Everything.' },
    RECEPTION: { description: 'Everything except health data, backups and staff accounts.' },
  },
});
