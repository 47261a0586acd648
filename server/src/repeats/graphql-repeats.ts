import { DomainError } from '#domain/errors.js';
import { MIXED_CHANGES } from '#domain/repeats/repeats.es.js';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import { ERROR_STATUS } from '../errors/error-status.js';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { clientNetwork } from '../http/client-network.js';
import { canonicalJson } from './canonical-json.js';
import { keyOfRequest, markRepeated } from './key-of-request.js';
import type { Answer } from './kept-answers.js';
import { KeyedOperations } from './keyed-operations.js';
import { type RepeatMode, REPEATABLE } from './repeat-mode.js';
import { Repeats } from './repeats.js';

/** As the parser of the operations themselves. */
const MOST_TOKENS = 2_000;

interface Asked {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** Nothing was changed: the answer says why, and is not kept. */
class Unchanged extends Error {
  constructor(readonly answer: Answer) {
    super();
  }
}

/** Gives a GraphQL document of mutations that make something its first answer again, where it comes with a key. */
@Injectable()
export class GraphqlRepeats {
  constructor(
    private readonly modules: ModuleRef,
    private readonly sessions: RequestSessions,
    private readonly repeats: Repeats,
    private readonly operations: KeyedOperations,
  ) {}

  /** @param execute answers the request as if it had no key. @returns the body. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<string> {
    try {
      const key = keyOfRequest(request);
      const mode = key === undefined ? undefined : this.modeOf(request.body as Asked);
      if (key !== undefined && mode !== undefined) return await this.once(key, mode, request, reply, execute);
    } catch (error) {
      return failed(error, reply);
    }
    return execute();
  }

  private modeOf(asked: Asked): RepeatMode | undefined {
    return modeOf(this.modules.get(GraphQLSchemaHost, { strict: false }).schema, asked);
  }

  private async once(
    key: string,
    mode: RepeatMode,
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<string> {
    const claims = this.sessions.claimsOf(request);
    const found = claims && (await this.sessions.owner(request, claims));
    const sender = found?.mustSetUpSecondFactor ? undefined : found;
    const { query, operationName, variables } = request.body as Asked;
    // Whose rights were changed meanwhile must not be given what they have no right to any more.
    const asked = canonicalJson([query, operationName, variables, sender?.rights]);
    const keyed = { senderId: sender?.id, key, asked };
    const work = () => this.execute(mode, request, reply, execute);
    const given = await this.repeats.once(mode, keyed, clientNetwork(request.ip), work).catch(answerOf);
    markRepeated(reply, given.isRepeated);
    void reply.status(given.status);
    if (given.type !== null) void reply.header('content-type', given.type);
    return given.body;
  }

  private async execute(
    mode: RepeatMode,
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<Answer> {
    const operation = this.operations.begin(request, mode);
    const body = await execute();
    if (operation.conflict !== undefined) throw operation.conflict;
    const type = reply.getHeader('content-type');
    const answer = { status: reply.statusCode, type: type === undefined ? null : String(type), body };
    if (!operation.hasChanged) throw new Unchanged(answer);
    return answer;
  }
}

function answerOf(error: unknown): Answer & { readonly isRepeated: boolean } {
  if (error instanceof Unchanged) return { ...error.answer, isRepeated: false };
  throw error;
}

/** @throws what is a fault of ours, which the server answers and logs. */
function failed(error: unknown, reply: FastifyReply): string {
  const domainError = toDomainError(error);
  const { code, retryAfter } = domainError;
  if (code === 'INTERNAL') throw error;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply.status(ERROR_STATUS[code]).type('application/json; charset=utf-8');
  return JSON.stringify({ errors: [formatGraphqlError({ message: code }, domainError)] });
}

/**
 * How the mutations of an operation are repeated; undefined where none of them is, or the document can't be read.
 * @throws DomainError `BAD_REQUEST` where they differ in it
 */
function modeOf(schema: GraphQLSchema, { query, operationName }: Asked): RepeatMode | undefined {
  const document = typeof query === 'string' ? readable(query) : undefined;
  const name = typeof operationName === 'string' ? operationName : undefined;
  const operation = document && getOperationAST(document, name);
  if (!document || operation?.operation !== 'mutation') return undefined;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const names = [...namesIn(operation.selectionSet, document)].filter((one) => !one.startsWith('__'));
  const modes = new Set(names.map((one) => fields[one]?.extensions[REPEATABLE] as RepeatMode | undefined));
  if (modes.size > 1) throw new DomainError('BAD_REQUEST', { message: MIXED_CHANGES });
  return [...modes][0];
}

/** Apollo says what is wrong with one that is not. */
function readable(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: MOST_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

/** The fields of an operation itself, also those of its fragments. */
function namesIn(root: SelectionSetNode, { definitions }: DocumentNode): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet);
      }
    }
  };
  walk(root);
  return names;
}

/** Must be called before the routes are registered. @param repeats is there once requests come. */
export function registerGraphqlRepeats(server: FastifyInstance, repeats: () => GraphqlRepeats): void {
  server.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return;
    const { handler } = route;
    route.handler = function answerOnce(request, reply) {
      const execute = async () => (await handler.call(this, request, reply)) as string;
      return request.method === 'POST' ? repeats().answer(request, reply, execute) : execute();
    };
  });
}
