import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { AntiForgery } from './anti-forgery.js';
import { requestOf } from '../actors/endpoint-request.js';
import { PUBLIC_ENDPOINT } from '../actors/public.decorator.js';
import { ONLY_READS } from '../rights/needs.decorator.js';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Runs after the session guard and before the body is validated. REST: every staff write needs the token. GraphQL:
 * every mutation from a browser, recognised by its cookie. Requests with a key don't need it, because browsers never
 * send a key on their own.
 */
@Injectable()
export class AntiForgeryGuard implements CanActivate {
  constructor(
    private readonly antiForgery: AntiForgery,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    if (request.user?.isProgram) return true;
    if (context.getType<string>() === 'graphql') {
      const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
      const isMutation = operation.operation === 'mutation';
      if (isMutation && this.antiForgery.carriesCookie(request)) this.antiForgery.check(request);
      return true;
    }
    const isMarked = (key: string): boolean | undefined =>
      this.reflector.getAllAndOverride<boolean | undefined>(key, [context.getHandler(), context.getClass()]);
    const isWrite = !READING_METHODS.has(request.method) && !isMarked(ONLY_READS);
    if (isWrite && !isMarked(PUBLIC_ENDPOINT)) this.antiForgery.check(request);
    return true;
  }
}
