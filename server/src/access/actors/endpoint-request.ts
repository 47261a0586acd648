import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from './staff.js';

/** A request after the session guard: visitors have no `user`. */
export type EndpointRequest = FastifyRequest & { user?: SignedInStaff };

export function requestOf(context: ExecutionContext): EndpointRequest {
  return context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<{ req: EndpointRequest }>().req
    : context.switchToHttp().getRequest<EndpointRequest>();
}
