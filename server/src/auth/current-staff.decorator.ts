import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { doorRequest } from './door-request.js';

/** The signed-in member of staff; undefined at a public door that a visitor knocks on. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => doorRequest(context).user,
);

/** The address a request came from, for limits on tries. */
export const ClientAddress = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => doorRequest(context).ip,
);
