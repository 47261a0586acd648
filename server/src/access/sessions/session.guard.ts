import { DomainError } from '#domain/errors.js';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Actors } from '../actors/actors.js';
import { bearerToken } from '../tokens/bearer-token.js';
import { type EndpointRequest, requestOf } from '../actors/endpoint-request.js';
import { PUBLIC_ENDPOINT, WITHOUT_SESSION } from '../actors/public.decorator.js';
import type { SignedInStaff } from '../actors/staff.js';
import { type KeyClaims, RequestSessions } from './request-sessions.js';

/**
 * Guards every resolver and controller. Public endpoints ignore an invalid token or key, so that a user with an expired
 * session can still book.
 */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly actors: Actors,
    private readonly sessions: RequestSessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.hasMetadata(WITHOUT_SESSION, context)) return true;
    const request = requestOf(context);
    // Visitors have no token to check; skipping passport keeps public endpoints fast.
    if (bearerToken(request.headers.authorization) === undefined) return this.admitVisitor(context);
    const key = this.sessions.keyOf(request);
    const isAllowed = key
      ? await this.admitProgram(context, key)
      : ((await super.canActivate(context)) as boolean);
    const { user } = request;
    if (user) this.actors.identify(user);
    return isAllowed;
  }

  private admitVisitor(context: ExecutionContext): boolean {
    if (this.isPublic(context)) return true;
    throw new DomainError('UNAUTHENTICATED');
  }

  private async admitProgram(context: ExecutionContext, key: KeyClaims): Promise<boolean> {
    const request = requestOf(context);
    const program = await this.sessions.owner(request, key);
    if (program) request.user = program;
    else if (!this.isPublic(context)) {
      throw new DomainError('UNAUTHENTICATED', { message: KEY_MESSAGES.isRefused });
    }
    return true;
  }

  override getRequest(context: ExecutionContext): EndpointRequest {
    return requestOf(context);
  }

  override handleRequest<User>(fault: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    const mustSetUp = (user as SignedInStaff | undefined)?.mustSetUpSecondFactor ?? false;
    // On public endpoints, users who must first set up a second factor count as visitors.
    if (user && !(mustSetUp && this.isPublic(context))) return user;
    // passport reports malformed tokens as `info`; a fault comes from the database.
    if (this.isPublic(context)) return undefined as User;
    throw fault ?? new DomainError('UNAUTHENTICATED');
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.hasMetadata(PUBLIC_ENDPOINT, context);
  }

  private hasMetadata(key: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(key, [context.getHandler(), context.getClass()]);
  }
}
