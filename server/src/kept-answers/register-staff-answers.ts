import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphqlQuestion } from './question.js';
import type { StaffAnswers } from './staff-answers.js';

interface Sender {
  readonly staff: { readonly id: number };
  /** PostgreSQL's, of the statement that looked the sender up. */
  readonly snapshot: string;
}

interface SenderSessions<Claims extends { readonly sub: string }> {
  claimsOf(request: FastifyRequest): Claims | undefined;
  /** Undefined if the session has ended, or the database does not answer. */
  senderOf(request: FastifyRequest, claims: Claims): Promise<Sender | undefined>;
  /** Of the request's first lookup. */
  snapshotOf(request: FastifyRequest): string | undefined;
}

/**
 * The sender is looked up for each request, so that neither an ended session nor a right that is gone gets an answer.
 * Must be called after the hooks that count and refuse requests.
 */
export function registerStaffAnswers<Claims extends { readonly sub: string }>(
  server: FastifyInstance,
  answers: StaffAnswers,
  sessions: SenderSessions<Claims>,
): void {
  server.addHook('preHandler', async (request, reply) => {
    const words = request.headers.authorization === undefined ? undefined : graphqlQuestion(request);
    const claims = words === undefined ? undefined : sessions.claimsOf(request);
    const begun = claims && answers.now();
    if (!claims || !begun) return undefined;
    const text = `${claims.sub}\n${words}`;
    const kept = answers.find(text);
    const sender = kept && (await sessions.senderOf(request, claims));
    if (kept && sender?.snapshot === kept.snapshot) {
      // For the log.
      Object.assign(request, { user: sender.staff });
      return reply.headers(kept.headers).send(kept.body);
    }
    request.question = {
      mark: 'whileUnchanged',
      mayBeKept: false,
      keep(answer) {
        const snapshot = sessions.snapshotOf(request);
        if (snapshot !== undefined) answers.keep(text, { ...answer, snapshot }, begun);
      },
    };
    return undefined;
  });
}
