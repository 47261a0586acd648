import { CONNECTION_SOURCES } from '#domain/access/connection-source.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const ConnectionSourceEnum = asEnum(CONNECTION_SOURCES);
registerEnumType(ConnectionSourceEnum, {
  name: 'ConnectionSource',
  description: 'The source of an external connection.',
  valuesMap: {
    NONE: { description: 'It is not set.' },
    ENVIRONMENT: { description: "The server's operator, with environment variables; users can't change it." },
    SCREEN: { description: 'A user.' },
  },
});
