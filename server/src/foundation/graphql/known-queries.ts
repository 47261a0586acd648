import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LruMap } from '../live/lru-map.js';

/** The context that guards and decorators read. */
interface ResolverContext {
  readonly req: FastifyRequest;
  readonly res: FastifyReply;
}

export const contextOf = (req: FastifyRequest, res: FastifyReply): ResolverContext => ({ req, res });

type Variables = Readonly<Record<string, unknown>>;

interface ParsedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
}

interface AskedOperation extends ParsedOperation {
  readonly variables: Variables | undefined;
  readonly context: { readonly req?: object };
}

/** A body without any key that would change how Apollo Server handles it. */
interface KnownBody {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Variables | null;
}

interface KnownQuery {
  /** As parsed and validated by Apollo Server; neither depends on the variables. */
  readonly operation: ParsedOperation;
  readonly contentType: string;
}

interface PendingRequest {
  operation?: ParsedOperation;
  /** Computed before Apollo Server was called. */
  readonly result: ExecutionResult | undefined;
}

const MAX_QUERIES = 100;
/** In characters. The booking page's longest query has 330; a parsed document takes about fifty times its text. */
const MAX_QUERY_LENGTH = 1_000;
const BODY_KEYS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables']);

/**
 * Public queries that Apollo Server has answered before. With other variables they are executed directly, because
 * Apollo's own pipeline takes several times as long. If that gives an error, Apollo formats it from the same result.
 */
export class KnownQueries {
  private readonly known = new LruMap<KnownQuery>(MAX_QUERIES);
  private readonly pending = new WeakMap<object, PendingRequest>();

  /** Called by Apollo Server. */
  async execute(asked: AskedOperation): Promise<ExecutionResult> {
    const pending = asked.context.req && this.pending.get(asked.context.req);
    if (!pending) return executed(asked);
    const { schema, document, operationName } = asked;
    pending.operation = { schema, document, operationName };
    return pending.result ?? executed(asked);
  }

  /**
   * @param askApollo passes the request to Apollo Server.
   * @returns the response body.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    askApollo: () => Promise<string>,
  ): Promise<string> {
    const { cacheEntry, body } = request;
    if (!cacheEntry || !isKnownBody(body)) return askApollo();
    const key = keyOf(request, body);
    const known = this.known.get(key);
    const variables = body.variables ?? undefined;
    const context = contextOf(request, reply);
    const result = known && (await executed({ ...known.operation, variables, context }));
    if (known && result && !result.errors) {
      cacheEntry.mayBeStored = true;
      void reply.header('content-type', known.contentType);
      return `${JSON.stringify({ data: result.data })}\n`;
    }
    const pending: PendingRequest = { result };
    this.pending.set(request, pending);
    const answer = await askApollo();
    if (cacheEntry.mayBeStored && reply.statusCode === 200 && pending.operation)
      this.known.set(key, {
        operation: pending.operation,
        contentType: String(reply.getHeader('content-type')),
      });
    return answer;
  }
}

const executed = async ({ variables, context, ...operation }: AskedOperation): Promise<ExecutionResult> =>
  execute({ ...operation, variableValues: variables, contextValue: context });

function isKnownBody(body: unknown): body is KnownBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { query, operationName, variables } = body as Record<string, unknown>;
  return (
    Object.keys(body).every((key) => BODY_KEYS.has(key)) &&
    typeof query === 'string' &&
    query.length <= MAX_QUERY_LENGTH &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || (typeof variables === 'object' && !Array.isArray(variables)))
  );
}

const keyOf = ({ url, headers }: FastifyRequest, { query, operationName }: KnownBody): string =>
  JSON.stringify([url, headers['content-type'], headers.accept, operationName, query]);

/** Must be registered before any other wrapper of the route, so that it runs right before Apollo Server. */
export function registerKnownQueries(server: FastifyInstance, queries: KnownQueries): void {
  server.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return;
    const { handler } = route;
    route.handler = function answerKnown(request, reply) {
      return queries.answer(request, reply, async () => (await handler.call(this, request, reply)) as string);
    };
  });
}
