import { createHmac, hkdfSync } from 'node:crypto';
import { shifted } from '#domain/clinic-time.js';
import type { OwnAgenda } from '#domain/access/own-agenda.js';
import { ANSWER_KEPT_HOURS } from '#domain/access/repeats/idempotency-key.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { AuthSettings } from '../tokens/auth-settings.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { seal, unseal } from '../../foundation/sealing/seal.js';
import { canonicalJson } from './canonical-json.js';

export interface KeyedRequest {
  /** The account of a staff user or program; undefined for a visitor. Each has separate keys. */
  readonly senderId: number | undefined;
  /** The sender's limit; after it changes, a stored response with other rows must not be sent. */
  readonly ownAgenda?: OwnAgenda | null | undefined;
  readonly key: string;
  /** The request's content, the same text for the same request. */
  readonly asked: string;
}

export interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

/** Identifies a request in the database without revealing it: hashes that can't be guessed by trial. */
export interface StoredRequest {
  readonly id: Buffer;
  readonly request: Buffer;
  readonly sealingKey: Buffer;
}

/** Runs a statement in the transaction that the response belongs to. */
export type Run = <Row extends QueryResultRow>(text: string, values: readonly unknown[]) => Promise<Row[]>;

const QUEUE = 'kept-answers';
const EVERY_HOUR = '25 * * * *';
const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;

/**
 * The first responses to requests with a key. Each is encrypted with the key that was sent, which is not stored: only a
 * caller who sends the key again can get it decrypted.
 */
@Injectable()
export class StoredResponses implements OnModuleInit {
  private readonly secret: Buffer;

  constructor(
    { accessTokenKey }: AuthSettings,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', accessTokenKey, '', 'kept answers', SECRET_BYTES));
  }

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true }, () => this.forgetOld());
    this.jobs.every(QUEUE, EVERY_HOUR);
  }

  keptAs({ senderId, ownAgenda, key, asked }: KeyedRequest): StoredRequest {
    const sender = senderId ?? null;
    return {
      id: this.digest('id', sender, key),
      request: this.digest('request', asked, ...(ownAgenda ? [canonicalJson(ownAgenda)] : [])),
      sealingKey: this.digest('answer', sender, key),
    };
  }

  /**
   * Blocks other requests with the same key until the transaction ends, and looks for a recorded response.
   * @returns 'OTHER' if the key came with a different request.
   */
  async claim(run: Run, { id, request, sealingKey }: StoredRequest): Promise<Answer | 'OTHER' | undefined> {
    // PostgreSQL's advisory locks are numbers: if two keys share one, they merely wait for each other.
    await run('select pg_advisory_xact_lock($1::bigint)', [id.readBigInt64BE().toString()]);
    const [kept] = await run<{ request: Buffer; answer: Buffer }>(
      'select request, answer from kept_answer where id = $1 and kept_at > $2',
      [id, this.oldest()],
    );
    if (!kept) return undefined;
    if (!kept.request.equals(request)) return 'OTHER';
    const opened = unseal(sealingKey, kept.answer, id);
    if (!opened) throw new Error('a stored response was changed');
    return JSON.parse(opened.toString()) as Answer;
  }

  async keep(run: Run, { id, request, sealingKey }: StoredRequest, answer: Answer): Promise<void> {
    const sealed = seal(sealingKey, Buffer.from(JSON.stringify(answer)), id);
    await run(
      // An expired one may not have been removed yet.
      `insert into kept_answer (id, request, answer, kept_at) values ($1, $2, $3, $4)
       on conflict on constraint kept_answer_pkey
       do update set request = excluded.request, answer = excluded.answer, kept_at = excluded.kept_at`,
      [id, request, sealed, this.clock.now()],
    );
  }

  async forgetOld(): Promise<void> {
    await this.sql.rows('delete from kept_answer where kept_at <= $1', [this.oldest()]);
  }

  private oldest(): Date {
    return shifted(this.clock.now(), -ANSWER_KEPT_HOURS * HOUR_MS);
  }

  private digest(...parts: ReadonlyArray<string | number | null>): Buffer {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest();
  }
}
