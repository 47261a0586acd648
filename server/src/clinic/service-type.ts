import { SERVICE_TYPES } from '#domain/appointment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { oneOf } from '../input/field-rules.js';

export const ServiceTypeEnum = asEnum(SERVICE_TYPES);
registerEnumType(ServiceTypeEnum, {
  name: 'ServiceType',
  description: 'The two kinds of work. Each has an agenda of its own.',
  valuesMap: {
    PODIATRY: { description: 'Care of the feet.' },
    MANICURE: { description: 'Care of the hands and nails.' },
  },
});

export const IsServiceType = oneOf('serviceType', SERVICE_TYPES, FIELD_MESSAGES.serviceType);
