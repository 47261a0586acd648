import { DomainError } from '#domain/errors.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RequestPool } from '../database/request-pool.js';
import { retryConflicts } from '../database/retry-conflicts.js';
import { Sql } from '../database/sql.js';
import { RateLimits } from '../http/rate-limits.js';
import { type Answer, KeptAnswers, type KeptRequest, type KeyedRequest, type Run } from './kept-answers.js';
import type { RepeatMode } from '../http/repeat-mode.js';
import { Turns } from './turns.js';

/**
 * How many requests with a key run at once, each kind by itself: nobody's booking waits for files that are read. Each
 * holds a connection of the pool and may need a second one: together they must leave some for that.
 */
const AT_ONCE: Readonly<Record<RepeatMode, number>> = { TOGETHER: 5, UPLOAD: 2, APART: 3 };
/** Longer than another system may take to accept a message. */
const APART_TIMEOUT = '60s';

/** Who sends a request with a key. */
interface Asker {
  /** Where a visitor comes from: who tries keys of others is counted like who books. */
  readonly network: string;
  /** What must be proved before an answer is given again; throws where it is not. */
  readonly prove?: () => Promise<unknown>;
}

/** The first answer, or the same one again. */
interface GivenAnswer extends Answer {
  readonly isRepeated: boolean;
}

/** Gives the same answer to the same request with the same key, and does what it asks for once. */
@Injectable()
export class Repeats {
  private readonly turns: Readonly<Record<RepeatMode, Turns>> = {
    TOGETHER: new Turns(AT_ONCE.TOGETHER),
    UPLOAD: new Turns(AT_ONCE.UPLOAD),
    APART: new Turns(AT_ONCE.APART),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly pool: RequestPool,
    private readonly kept: KeptAnswers,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param work gives the answer, or throws and has changed nothing; it runs again after a deadlock.
   * @throws DomainError `IDEMPOTENCY_KEY_REUSED`, and what `work` throws, of which nothing is kept
   */
  async once(
    mode: RepeatMode,
    request: KeyedRequest,
    asker: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer> {
    const keptAs = this.kept.keptAs(request);
    const given = await this.turns[mode].take(keptAs.id.toString('base64'), () =>
      mode === 'APART' ? this.apart(keptAs, asker, work) : this.together(keptAs, asker, work),
    );
    if (given !== 'OTHER') return given;
    const refusal = request.senderId === undefined && (await this.limits.bookings.consume(asker.network));
    throw refusal
      ? new DomainError('TOO_MANY_REQUESTS', { retryAfter: refusal.retryAfter })
      : new DomainError('IDEMPOTENCY_KEY_REUSED');
  }

  /** Where the process dies, the database undoes what was made, and the key is as if it had never come. */
  private together(
    request: KeptRequest,
    asker: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer | 'OTHER'> {
    return retryConflicts(() =>
      this.em.transactional(() =>
        this.answer((text, values) => this.sql.rows(text, values), request, asker, work),
      ),
    );
  }

  /** The transaction holds the key alone: what is made has transactions of its own. */
  private async apart(
    request: KeptRequest,
    asker: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer | 'OTHER'> {
    const client = await this.pool.connect();
    let isWhole = false;
    try {
      await client.query(`begin; set local idle_in_transaction_session_timeout = '${APART_TIMEOUT}'`);
      const run: Run = async (text, values) => (await client.query(text, [...values])).rows;
      const given = await this.answer(run, request, asker, work);
      await client.query('commit');
      isWhole = true;
      return given;
    } finally {
      client.release(!isWhole);
    }
  }

  private async answer(
    run: Run,
    request: KeptRequest,
    { prove }: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer | 'OTHER'> {
    const earlier = await this.kept.claim(run, request);
    if (earlier) await prove?.();
    if (earlier) return earlier === 'OTHER' ? earlier : { ...earlier, isRepeated: true };
    const answer = await work();
    await this.kept.keep(run, request, answer);
    return { ...answer, isRepeated: false };
  }
}
