import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { clientNetwork } from '../http/client-network.js';
import { requestOf } from './endpoint-request.js';

/** The signed-in member of staff; undefined at a public door that a visitor knocks on. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).user,
);

/** The network a request came from, as all limits count it. */
export const ClientNetwork = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientNetwork(requestOf(context).ip),
);
