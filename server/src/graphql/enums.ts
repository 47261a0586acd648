import { APPOINTMENT_STATUSES, SERVICE_TYPES } from '#domain/appointment.js';
import { registerEnumType } from '@nestjs/graphql';

const asEnum = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

export const ServiceTypeEnum = asEnum(SERVICE_TYPES);
registerEnumType(ServiceTypeEnum, {
  name: 'ServiceType',
  description: 'The two kinds of work. Each has an agenda of its own.',
});

export const AppointmentStatusEnum = asEnum(APPOINTMENT_STATUSES);
registerEnumType(AppointmentStatusEnum, {
  name: 'AppointmentStatus',
  description: 'Any status may follow any other. A cancelled appointment holds no time.',
});
