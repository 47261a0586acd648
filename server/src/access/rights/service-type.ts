import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const ServiceTypeEnum = asEnum(SERVICE_TYPES);
registerEnumType(ServiceTypeEnum, {
  name: 'ServiceType',
  description: 'The two services. Each has its own agenda.',
  valuesMap: {
    PODIATRY: { description: 'Foot care.' },
    MANICURE: { description: 'Hand and nail care.' },
  },
});

export const IsServiceType = oneOf('serviceType', SERVICE_TYPES, FIELD_MESSAGES.serviceType);
