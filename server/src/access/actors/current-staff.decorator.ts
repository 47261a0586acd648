import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { clientNetwork } from '../../foundation/http/network/client-network.js';
import { requestOf } from './endpoint-request.js';
import type { LoginOrigin } from './staff.js';

/** The signed-in staff user; undefined for a visitor on a public endpoint. */
export const CurrentStaff = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).user,
);

/** The network under which rate limits count this request. */
export const ClientNetwork = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientNetwork(requestOf(context).ip),
);

/** The origin of the page that sent this request, as browsers report it with everything but plain reads. */
export const PageOrigin = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).headers.origin,
);

export const Origin = createParamDecorator((_data: unknown, context: ExecutionContext): LoginOrigin => {
  const { ip, headers } = requestOf(context);
  return { network: clientNetwork(ip), userAgent: headers['user-agent'] ?? '' };
});
