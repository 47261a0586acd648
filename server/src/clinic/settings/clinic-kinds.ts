import { MAX_CLP } from '#domain/money/charge.js';
import { CONTROL_WEEKS } from '#domain/visits/next-visit.js';
import { Int } from '@nestjs/graphql';
import { FIELD_KINDS, type KindOnServer } from '../../foundation/fields/field-kinds.js';
import { ClpScalar } from '../../foundation/graphql/scalars.js';
import { IsWholeNumber } from '../../foundation/input/field-rules.js';
import { IsDuration } from './duration.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';

export const CLINIC_KINDS = {
  ...FIELD_KINDS,
  SERVICE: {
    column: 'text',
    graphql: () => ServiceTypeEnum,
    rules: (presence) => [IsServiceType(presence)],
  },
  DURATION: { column: 'smallint', graphql: () => Int, rules: (presence) => [IsDuration(presence)] },
  CHARGEABLE: {
    column: 'integer',
    graphql: () => ClpScalar,
    rules: (presence) => [IsWholeNumber(0, MAX_CLP, presence)],
  },
  CONTROL_WEEKS: {
    column: 'smallint',
    graphql: () => Int,
    rules: (presence) => [IsWholeNumber(CONTROL_WEEKS.least, CONTROL_WEEKS.most, presence)],
  },
} as const satisfies Readonly<Record<string, KindOnServer>>;
