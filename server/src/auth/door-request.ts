import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from './staff.js';

/** A request after the session guard: `user` is absent for a visitor. */
export type DoorRequest = FastifyRequest & { user?: SignedInStaff };

/** The HTTP request behind either kind of door. */
export function doorRequest(context: ExecutionContext): DoorRequest {
  return context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<{ req: DoorRequest }>().req
    : context.switchToHttp().getRequest<DoorRequest>();
}
