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
  type FieldNode,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { OwnPassword } from '../auth/accounts/own-password.js';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import type { Staff } from '../auth/staff.js';
import { ERROR_STATUS } from '../errors/error-status.js';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { clientNetwork } from '../http/client-network.js';
import { canonicalJson } from './canonical-json.js';
import { keyOfRequest, markRepeated } from './key-of-request.js';
import type { Answer } from './kept-answers.js';
import { KeyedOperations } from './keyed-operations.js';
import { type RepeatMode, REPEATABLE } from '../http/repeat-mode.js';
import { Repeats } from './repeats.js';

/** As the parser of the operations themselves. */
const MOST_TOKENS = 2_000;

/** The argument by which a mutation asks for the password of who sends it. */
const PASSWORD = 'password';

interface Asked {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** The mutations of a document, all of one mode. */
interface Mutations {
  readonly mode: RepeatMode;
  /** The passwords that it shows. */
  readonly passwords: readonly string[];
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
    private readonly ownPassword: OwnPassword,
  ) {}

  /** @param execute answers the request as if it had no key. @returns the body. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<string>,
  ): Promise<string> {
    try {
      const key = keyOfRequest(request);
      const made = key === undefined ? undefined : this.mutationsOf(request.body as Asked);
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
    const sender = found?.mustSetUpSecondFactor ? undefined : found;
    const { query, operationName, variables } = request.body as Asked;
    // Whose rights were changed meanwhile must not be given what they have no right to any more.
    const asked = canonicalJson([query, operationName, variables, sender?.rights]);
    const keyed = { senderId: sender?.id, key, asked };
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
   * What took a password to make takes it again to be shown, counted like any other try: nobody finds a password by the
   * answers to a key. @throws DomainError as `OwnPassword.prove`, on `password`
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
 * The mutations of an operation that can be repeated; undefined where none of them can, or the document can't be read.
 * @throws DomainError `BAD_REQUEST` where they differ in how
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

/** Apollo says what is wrong with one that is not. */
function readable(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: MOST_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

/** The fields of an operation itself, also those of its fragments. */
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
