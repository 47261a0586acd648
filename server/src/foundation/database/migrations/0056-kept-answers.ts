import { Migration } from '@mikro-orm/migrations';

/** The first answers to requests with an idempotency key, for those who send them again. */
export class KeptAnswers extends Migration {
  override up(): void {
    this.addSql(`
create table kept_answer (
  -- A keyed hash of the caller and of the key that was sent.
  id bytea constraint kept_answer_pkey primary key,
  -- A keyed hash of the request.
  request bytea not null,
  -- Encrypted with the key that was sent.
  answer bytea not null,
  kept_at timestamptz not null,
  constraint kept_answer_id_length check (octet_length(id) = 32),
  constraint kept_answer_request_length check (octet_length(request) = 32),
  -- The nonce and the tag alone are 28 bytes.
  constraint kept_answer_answer_is_sealed check (octet_length(answer) > 28)
);
create index kept_answer_kept_at_idx on kept_answer (kept_at);
`);
  }
}
