import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { GqlArgumentsHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FaultLog } from './fault-log.js';
import { failureAt } from './rest-errors.js';
import { toDomainError } from './to-domain-error.js';

/** Sends error responses of REST handlers; GraphQL errors go on to `formatGraphqlError`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly faults: FaultLog) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    const domainError = toDomainError(this.translate(error));
    if (domainError.code === 'INTERNAL') this.faults.write(error, requestIdOf(host));
    if (host.getType<string>() === 'graphql') return domainError;
    const http = host.switchToHttp();
    const { status, headers, body } = failureAt(http.getRequest<FastifyRequest>().url, domainError);
    return http.getResponse<FastifyReply>().status(status).headers(headers).send(body);
  }

  /** Overridden by controllers whose errors use other field names. */
  protected translate(error: unknown): unknown {
    return error;
  }
}

/** The id in the request log; undefined for WebSocket messages. */
function requestIdOf(host: ArgumentsHost): string | undefined {
  const request =
    host.getType<string>() === 'graphql'
      ? GqlArgumentsHost.create(host).getContext<{ req?: { id?: string } }>().req
      : host.switchToHttp().getRequest<{ id?: string }>();
  return request?.id;
}
