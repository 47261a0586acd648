import { STAFF_ROLES } from '#domain/access/presets.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const StaffRoleEnum = asEnum(STAFF_ROLES);
registerEnumType(StaffRoleEnum, {
  name: 'StaffRole',
  description: "A summary of a user's rights.",
  valuesMap: {
    STAFF: { description: 'Everything.' },
    RECEPTION: {
      description:
        'Less than everything. As an input: no health data, backups, settings, corrections of the till, or staff accounts.',
    },
  },
});
