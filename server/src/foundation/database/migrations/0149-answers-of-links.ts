import { Migration } from '@mikro-orm/migrations';

/**
 * A used link knows its own form again when it is sent twice, by a digest: comparing with stored answers would tell the
 * holder of a link which of them there are.
 */
export class AnswersOfLinks extends Migration {
  override up(): void {
    this.addSql(`
      alter table intake_link
        add column answers_hash bytea,
        add constraint intake_link_answers_hash_length check (octet_length(answers_hash) = 32),
        add constraint intake_link_answers_when_used check (answers_hash is null or used_at is not null);`);
  }
}
