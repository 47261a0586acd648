import { DomainError } from '#domain/errors.js';
import { FILES_WAIT } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RequestPool } from '../../foundation/database/connections/request-pool.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import {
  type Answer,
  StoredResponses,
  type StoredRequest,
  type KeyedRequest,
  type Run,
} from './stored-responses.js';
import type { RepeatMode } from '../../foundation/http/repeat-mode.js';
import { KeyedQueue } from './keyed-queue.js';

/**
 * How many requests with a key run at once, with a separate limit per mode, so that bookings don't wait for file
 * uploads. Each holds a pool connection and may need a second one, so together they must leave some free. Files are
 * read and stored one at a time, also without a key, because each takes a CPU core and much memory.
 */
const CONCURRENCY: Readonly<Record<RepeatMode, number>> = { TOGETHER: 5, UPLOAD: 1, APART: 3 };
/**
 * Uploads being read or waiting. Routes limit how many are begun (`UploadsAtOnce`); the bytes of one whose sender has
 * gone stay in memory until its turn.
 */
const MOST_UPLOADS = 46;
const UPLOAD_RETRY_SECONDS = 10;
/** Longer than another system may take to accept a message. */
const APART_TIMEOUT = '60s';

interface Asker {
  /** The sender's network: attempts to use others' keys are counted like bookings. */
  readonly network: string;
  /** Proves the sender's password before a response is replayed; throws if it fails. */
  readonly prove?: () => Promise<unknown>;
}

interface GivenAnswer extends Answer {
  readonly isRepeated: boolean;
}

/** Runs a request once, and gives the same response to each repetition with the same key. */
@Injectable()
export class IdempotentRequests {
  private readonly turns: Readonly<Record<RepeatMode, KeyedQueue>> = {
    TOGETHER: new KeyedQueue(CONCURRENCY.TOGETHER),
    UPLOAD: new KeyedQueue(CONCURRENCY.UPLOAD),
    APART: new KeyedQueue(CONCURRENCY.APART),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly pool: RequestPool,
    private readonly kept: StoredResponses,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param work returns the response, or throws without having changed anything; it is retried after a deadlock.
   * @throws DomainError `IDEMPOTENCY_KEY_REUSED`, and whatever `work` throws, which is not recorded
   */
  async once(
    mode: RepeatMode,
    request: KeyedRequest,
    asker: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer> {
    const keptAs = this.kept.keptAs(request);
    const run = () =>
      mode === 'APART' ? this.apart(keptAs, asker, work) : this.together(keptAs, asker, work);
    // `upload` has already queued an upload.
    const given =
      mode === 'UPLOAD' ? await run() : await this.turns[mode].take(keptAs.id.toString('base64'), run);
    if (given !== 'OTHER') return given;
    const refusal = request.senderId === undefined && (await this.limits.bookings.consume(asker.network));
    throw refusal
      ? new DomainError('TOO_MANY_REQUESTS', { retryAfter: refusal.retryAfter })
      : new DomainError('IDEMPOTENCY_KEY_REUSED');
  }

  /**
   * Handles an upload after all earlier ones; `work` may call `once`.
   * @throws DomainError `TOO_MANY_REQUESTS` if too many uploads are waiting
   */
  async upload<T>(work: () => Promise<T>): Promise<T> {
    const turns = this.turns.UPLOAD;
    if (turns.length >= MOST_UPLOADS)
      throw new DomainError('TOO_MANY_REQUESTS', { message: FILES_WAIT, retryAfter: UPLOAD_RETRY_SECONDS });
    return turns.take(Symbol('upload'), work);
  }

  /** If the process dies, the database rolls everything back, as if the key had never been sent. */
  private together(
    request: StoredRequest,
    asker: Asker,
    work: () => Promise<Answer>,
  ): Promise<GivenAnswer | 'OTHER'> {
    return retryConflicts(() =>
      this.em.transactional(() =>
        this.answer((text, values) => this.sql.rows(text, values), request, asker, work),
      ),
    );
  }

  /** The transaction only locks the key: the operation uses transactions of its own. */
  private async apart(
    request: StoredRequest,
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
    request: StoredRequest,
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
