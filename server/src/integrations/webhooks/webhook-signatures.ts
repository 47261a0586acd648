import { randomBytes } from 'node:crypto';
import { FORMER_SECRET_HOURS } from '#domain/integrations/webhooks/webhook.js';
import { parseInstant, shifted } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';

/** Standard Webhooks requires 24 to 64 random bytes. */
const SECRET_BYTES = 32;

export interface SealedSecrets {
  readonly webhookId: number;
  readonly sealed: Buffer;
  readonly formerSealed: Buffer | null;
  /** ISO 8601, in UTC. */
  readonly formerUntil: string | null;
}

/** Creates, stores and uses the secrets that sign events, following Standard Webhooks 1.0 (`v1`: HMAC with SHA-256). */
@Injectable()
export class WebhookSignatures {
  constructor(
    private readonly sql: Sql,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a webhook a new secret, in the caller's transaction. The former one also signs for a day, so that the
   * receiver can switch meanwhile.
   * @returns the secret in the receivers' format: `whsec_…`.
   */
  async renew(webhookId: number): Promise<string> {
    const secret = randomBytes(SECRET_BYTES);
    await this.sql.rows(
      `insert into webhook_secret as s (webhook_id, sealed) values ($1, $2)
       on conflict (webhook_id) do update set sealed = $2, former_sealed = s.sealed, former_until = $3`,
      [
        webhookId,
        this.box.close(secret, ownerOf(webhookId)),
        shifted(this.clock.now(), FORMER_SECRET_HOURS * 3_600_000),
      ],
    );
    return `whsec_${secret.toString('base64')}`;
  }

  /**
   * Signs a request, as of now.
   * @param uid the event's, the same on every attempt.
   * @returns the headers with the signature; undefined if the secret can't be read.
   */
  sign(
    { webhookId, sealed, formerSealed, formerUntil }: SealedSecrets,
    uid: string,
    body: string,
  ): Record<string, string> | undefined {
    const now = this.clock.now();
    const isFormerUsed = formerSealed !== null && formerUntil !== null && now < parseInstant(formerUntil);
    const [secret, ...former] = [sealed, ...(isFormerUsed ? [formerSealed] : [])].map((one) =>
      this.box.open(one, ownerOf(webhookId)),
    );
    if (!secret) return undefined;
    const id = `msg_${uid.replaceAll('-', '')}`;
    const signatures = [secret, ...former].flatMap((one) =>
      one ? [new Webhook(one.toString('base64')).sign(id, now, body)] : [],
    );
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': signatures.join(' '),
    };
  }
}

const ownerOf = (webhookId: number): string => `webhook ${webhookId}`;
