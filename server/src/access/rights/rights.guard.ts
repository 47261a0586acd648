import { DomainError } from '#domain/errors.js';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { type Area, type AreaAccess, may } from '#domain/access/rights.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { limitRows } from '../../foundation/database/connections/row-limit.js';
import { type EndpointRequest, requestOf } from '../actors/endpoint-request.js';
import { PUBLIC_ENDPOINT } from '../actors/public.decorator.js';
import { requestedAreas } from './requested-areas.js';
import {
  ANY_STAFF,
  DURING_SET_UP,
  NEEDED_AREA,
  type NeededAreas,
  ONLY_READS,
  PEOPLE_ONLY,
  WHOLE_CLINIC,
} from './needs.decorator.js';
import { type AreaKeys, KEYS_OF_AREA } from './area-keys.decorator.js';
import { refusal } from './refusal.js';
import type { SignedInStaff } from '../actors/staff.js';

/** Refuses requests for which the user has no right, before anything is read or written. */
@Injectable()
export class RightsGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { user, method, body } = requestOf(context);
    if (this.metadata(PUBLIC_ENDPOINT, context)) {
      // The panel reads free hours as visitors do, of the person's own agenda.
      if (user) this.limit(user, context);
      return true;
    }
    const areas = this.metadata<NeededAreas>(NEEDED_AREA, context);
    if (!user || (!areas && !this.metadata(ANY_STAFF, context))) throw new DomainError('FORBIDDEN');
    if (user.mustSetUpSecondFactor && !this.metadata(DURING_SET_UP, context)) {
      throw new DomainError('SECOND_FACTOR_SETUP_REQUIRED');
    }
    if (user.ownAgenda && this.metadata(WHOLE_CLINIC, context))
      throw new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.wholeClinic });
    this.limit(user, context);
    const assertMay = (needed: Area, access: AreaAccess): void => {
      if (!may(user.rights, needed, access)) throw refusal(user, needed, access);
    };
    const assertMayOne = (access: AreaAccess): void => {
      if (areas && !areas.some((area) => may(user.rights, area, access))) assertMay(areas[0], access);
    };
    const assertPerson = (): void => {
      if (user.isProgram && (!areas || this.metadata(PEOPLE_ONLY, context)))
        throw new DomainError('FORBIDDEN', { message: KEY_MESSAGES.ownAccount });
    };

    if (context.getType<string>() === 'graphql') {
      const graphql = GqlExecutionContext.create(context);
      const info = graphql.getInfo<GraphQLResolveInfo>();
      assertMayOne(info.operation.operation === 'mutation' ? 'WRITE' : 'READ');
      assertPerson();
      for (const asked of requestedAreas(info, graphql.getArgs<object>()))
        assertMay(asked.area, asked.access);
      return true;
    }
    const onlyReads = method === 'GET' || method === 'HEAD' || this.metadata(ONLY_READS, context);
    assertMayOne(onlyReads ? 'READ' : 'WRITE');
    assertPerson();
    if (onlyReads) return true;
    const inArea = this.metadata<AreaKeys>(KEYS_OF_AREA, context);
    if (inArea && hasSome(body, inArea.keys)) assertMay(inArea.area, 'WRITE');
    return true;
  }

  /** Limits what all later statements of the request read and write. */
  private limit({ id, ownAgenda }: SignedInStaff, context: ExecutionContext): void {
    // Subscriptions read nothing: their events have ids and days.
    if (!ownAgenda || isSubscription(context)) return;
    limitRows({ staffId: id, ...ownAgenda });
  }

  private metadata<T = true>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}

const isSubscription = (context: ExecutionContext): boolean =>
  context.getType<string>() === 'graphql' &&
  GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>().operation.operation === 'subscription';

const hasSome = (body: EndpointRequest['body'], keys: readonly string[]): boolean =>
  typeof body === 'object' && body !== null && keys.some((key) => Object.hasOwn(body, key));
