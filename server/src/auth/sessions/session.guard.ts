import { DomainError } from '#domain/errors.js';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type EndpointRequest, requestOf } from '../endpoint-request.js';
import { PUBLIC_ENDPOINT, WITHOUT_SESSION } from '../public.decorator.js';

/**
 * Stands before every door of both kinds. At a public one a token that is no good counts as none: an expired
 * session must not keep its owner from booking an hour.
 */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.says(WITHOUT_SESSION, context)) return true;
    // A visitor without a token has nothing to check; skipping passport keeps the public doors fast.
    if (this.isPublic(context) && !requestOf(context).headers.authorization) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override getRequest(context: ExecutionContext): EndpointRequest {
    return requestOf(context);
  }

  override handleRequest<User>(fault: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (user) return user;
    // passport hands malformed tokens over as `info`; a fault is the database's.
    if (this.isPublic(context)) return undefined as User;
    throw fault ?? new DomainError('UNAUTHENTICATED');
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.says(PUBLIC_ENDPOINT, context);
  }

  private says(key: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(key, [context.getHandler(), context.getClass()]);
  }
}
