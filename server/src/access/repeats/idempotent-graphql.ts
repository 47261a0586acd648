import { DomainError } from '#domain/errors.js';
import { MIXED_CHANGES } from '#domain/access/repeats/repeats.es.js';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type FieldNode,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { OwnPassword } from '../passwords/own-password.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import type { Staff } from '../actors/staff.js';
import { graphqlFailure } from '../../foundation/errors/graphql-errors.js';
import { toDomainError } from '../../foundation/errors/to-domain-error.js';
import { limitRows } from '../../foundation/database/connections/row-limit.js';
import { clientNetwork } from '../../foundation/http/network/client-network.js';
import { canonicalJson } from './canonical-json.js';
import { keyOfRequest, markRepeated } from './key-of-request.js';
import type { Answer } from './stored-responses.js';
import { KeyedOperations } from './keyed-operations.js';
import { type RepeatMode, REPEATABLE } from '../../foundation/http/repeat-mode.js';
import { IdempotentRequests } from './idempotent-requests.js';

/** The same limit as for executed operations (graphql-options.ts). */
const MAX_TOKENS = 2_000;

/** The argument in which a mutation receives the sender's own password. */
const PASSWORD = 'password';

interface Asked {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** The mutations of a document, all with the same mode. */
interface Mutations {
  readonly mode: RepeatMode;
  readonly passwords: readonly string[];
}

/** Nothing was changed: the response says why, and is not recorded. */
class Unchanged extends Error {
  constructor(readonly answer: Answer) {
    super();
  }
}

/** Replays the first response to a GraphQL document of repeatable mutations that is sent again with the same key. */
@Injectable()
export class IdempotentGraphql {
  constructor(
    private readonly modules: ModuleRef,
    private readonly sessions: RequestSessions,
    private readonly repeats: IdempotentRequests,
    private readonly operations: KeyedOperations,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** @param execute runs the request as if it had no key. @returns the body. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<string> {
    try {
      const key = keyOfRequest(request);
      const made = key === undefined ? undefined : this.mutationsOf((request.body ?? {}) as Asked);
      if (key !== undefined && made) return await this.once(key, made, request, reply, execute);
    } catch (error) {
      return failed(error, reply);
    }
    return execute();
  }

  private mutationsOf(asked: Asked): Mutations | undefined {
    return mutationsOf(this.modules.get(GraphQLSchemaHost, { strict: false }).schema, asked);
  }

  private async once(
    key: string,
    { mode, passwords }: Mutations,
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<string> {
    const claims = this.sessions.claimsOf(request);
    const found = claims && (await this.sessions.owner(request, claims));
    // The guards limit the rows too, but they run in the transaction, which must begin with the limit.
    if (found?.ownAgenda) limitRows({ staffId: found.id, ...found.ownAgenda });
    const sender = found?.mustSetUpSecondFactor ? undefined : found;
    const { query, operationName, variables } = request.body as Asked;
    // Includes the rights: a sender whose rights have changed must not get a response that they may no longer see.
    const asked = canonicalJson([query, operationName, variables, sender?.rights]);
    const keyed = { senderId: sender?.id, ownAgenda: sender?.ownAgenda, key, asked };
    const work = () => this.execute(mode, request, reply, execute);
    const network = clientNetwork(request.ip);
    const prove = async () => sender && this.prove(sender, passwords, network);
    const given = await this.repeats.once(mode, keyed, { network, prove }, work).catch(answerOf);
    markRepeated(reply, given.isRepeated);
    void reply.status(given.status);
    if (given.type !== null) void reply.header('content-type', given.type);
    return given.body;
  }

  /**
   * Replaying a response to a mutation that needed a password needs the password again, and counts like any other
   * attempt, so that keys can't be used to guess passwords. @throws DomainError like `OwnPassword.prove`, on
   * `password`
   */
  private async prove(sender: Staff, passwords: readonly string[], network: string): Promise<void> {
    for (const password of passwords) {
      const { attempt } = await this.ownPassword.prove(sender, PASSWORD, password, network);
      await attempt.succeeded();
    }
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

/** @throws unexpected errors, for the server to report and log. */
function failed(error: unknown, reply: FastifyReply): string {
  const domainError = toDomainError(error);
  if (domainError.code === 'INTERNAL') throw error;
  const { status, headers, body } = graphqlFailure(domainError);
  void reply.status(status).headers(headers).type('application/json; charset=utf-8');
  return JSON.stringify(body);
}

/**
 * The repeatable mutations of an operation; undefined if there are none, or the document can't be parsed.
 * @throws DomainError `BAD_REQUEST` if their modes differ
 */
function mutationsOf(
  schema: GraphQLSchema,
  { query, operationName, variables }: Asked,
): Mutations | undefined {
  const document = typeof query === 'string' ? readable(query) : undefined;
  const name = typeof operationName === 'string' ? operationName : undefined;
  const operation = document && getOperationAST(document, name);
  if (!document || operation?.operation !== 'mutation') return undefined;
  const known = schema.getMutationType()?.getFields() ?? {};
  const fields = fieldsIn(operation.selectionSet, document).filter(
    ({ name: { value } }) => !value.startsWith('__'),
  );
  const modes = new Set(
    fields.map(({ name: { value } }) => known[value]?.extensions[REPEATABLE] as RepeatMode | undefined),
  );
  if (modes.size > 1) throw new DomainError('BAD_REQUEST', { message: MIXED_CHANGES });
  const [mode] = modes;
  return mode && { mode, passwords: passwordsIn(fields, variables) };
}

function passwordsIn(fields: readonly FieldNode[], variables: unknown): string[] {
  const sent = typeof variables === 'object' && variables !== null ? { ...variables } : {};
  return fields.flatMap(({ arguments: given = [] }) =>
    given
      .filter(({ name }) => name.value === PASSWORD)
      .map(({ value }) => valueFromASTUntyped(value, sent))
      .filter((value) => typeof value === 'string'),
  );
}

/** Undefined for an unreadable document: Apollo reports what is wrong with it. */
function readable(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

/** The root fields of an operation, including those in fragments. */
function fieldsIn(root: SelectionSetNode, { definitions }: DocumentNode): FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
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
  return fields;
}

/** Must be called before the routes are registered. @param repeats available once requests arrive. */
export function registerIdempotentGraphql(server: FastifyInstance, repeats: () => IdempotentGraphql): void {
  server.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return;
    const { handler } = route;
    route.handler = function answerOnce(request, reply) {
      const execute = async () => (await handler.call(this, request, reply)) as string;
      return request.method === 'POST' ? repeats().answer(request, reply, execute) : execute();
    };
  });
}
