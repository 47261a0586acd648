import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type { WebhookEventKind } from '#domain/integrations/webhooks/webhook.js';
import { Jobs } from '../../../src/foundation/jobs/jobs.js';
import { WebhookJobs } from '../../../src/integrations/webhooks/webhook-jobs.js';
import { eventually } from '../../product/eventually.js';
import type { TestProduct } from '../../product/start-product.js';
import type { Answer, TestClient } from '../../product/test-client.js';

const WEBHOOK = 'id address events state version lastDeliveredAt restsUntil retryingCount givenUpCount';
const DELIVERY =
  'id type appointmentId patientId supplyId state tries triedAt nextTryAt status durationMs failure';

export interface Made {
  readonly id: number;
  readonly secret: string;
}

/** Actions of a user of the clinic on webhooks, by GraphQL. */
export class WebhookHelper {
  private readonly product: TestProduct;
  private readonly staff: TestClient;

  constructor(product: TestProduct, staff: TestClient) {
    this.product = product;
    this.staff = staff;
  }

  ask(input: { address: string; events: readonly string[] }): Promise<Answer> {
    return this.staff.graphql(
      `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { ${WEBHOOK} } } }`,
      { input },
    );
  }

  async make(address: string, ...events: WebhookEventKind[]): Promise<Made> {
    const { body } = await this.ask({ address, events });
    const { secret, webhook } = body.data.createWebhook;
    return { id: webhook.id, secret };
  }

  change = (id: number, version: number, input: object) =>
    this.staff.graphql(
      `mutation ($id: Int!, $version: Int!, $input: WebhookInput!) { updateWebhook(id: $id, version: $version, input: $input) { ${WEBHOOK} } }`,
      { id, version, input },
    );
  setActive = (id: number, active: boolean) =>
    this.staff.graphql(
      `mutation ($id: Int!, $active: Boolean!) { setWebhookActive(id: $id, active: $active) { state } }`,
      { id, active },
    );
  test = (id: number) =>
    this.staff.graphql(`mutation ($id: Int!) { testWebhook(id: $id) { ${DELIVERY} } }`, { id });
  resend = (id: number) =>
    this.staff.graphql(`mutation ($id: Int!) { resendWebhookDelivery(id: $id) { state tries } }`, { id });
  resendFailed = (id: number) =>
    this.staff.graphql('mutation ($id: Int!) { resendFailedWebhookDeliveries(id: $id) }', { id });
  renew = (id: number) =>
    this.staff.graphql('mutation ($id: Int!) { renewWebhookSecret(id: $id) { secret } }', { id });
  remove = (id: number) => this.staff.graphql('mutation ($id: Int!) { deleteWebhook(id: $id) }', { id });

  async list(): Promise<Array<Record<string, unknown>>> {
    return (await this.staff.graphql(`{ webhooks { ${WEBHOOK} } }`)).body.data.webhooks;
  }

  /** The deliveries of a webhook, oldest first. */
  async log(webhookId: number): Promise<Array<Record<string, unknown>>> {
    const { body } = await this.staff.graphql(
      `query ($webhookId: Int!) { webhookDeliveries(webhookId: $webhookId, first: 100) { nodes { ${DELIVERY} } } }`,
      { webhookId },
    );
    return body.data.webhookDeliveries.nodes.toReversed();
  }

  /** Runs the minutely job. */
  sweep(): Promise<void> {
    const orm = this.product.app.get(MikroORM);
    return RequestContext.create(orm.em, () => this.product.app.get(WebhookJobs).sweep());
  }

  /** Runs the nightly job. */
  removeOld(): Promise<void> {
    const orm = this.product.app.get(MikroORM);
    return RequestContext.create(orm.em, () => this.product.app.get(WebhookJobs).removeOld());
  }

  /** Lets time pass and runs the minutely job. */
  async later(minutes: number): Promise<void> {
    this.pass(minutes);
    await this.sweep();
  }

  /** Only lets time pass. */
  pass(minutes: number): void {
    this.product.clock.instant = new Date(this.product.clock.instant.getTime() + minutes * 60_000);
  }

  /** In how many seconds the job queue will retry failed deliveries, soonest first. */
  async wakes(webhookId: number): Promise<number[]> {
    const { rows } = await this.product.database.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job
       where name = 'webhook-send' and state = 'created' and (data ->> 'webhookId')::integer = $1
         and start_after > created_on order by 1`,
      [webhookId],
    );
    return rows.map(({ seconds }) => seconds);
  }

  /** Deletes the jobs of earlier tests, whose webhooks had the same ids. */
  async forgetWakes(): Promise<void> {
    await this.product.database.query(
      `delete from pgboss.job where name = 'webhook-send' and state = 'created'`,
    );
  }

  /** Makes the retries due now. */
  async wakeNow(): Promise<void> {
    const { app, database } = this.product;
    await database.query(
      `update pgboss.job set start_after = now() where name = 'webhook-send' and state = 'created'`,
    );
    // Any new job makes the workers look for jobs at once, and not only every ten seconds.
    await RequestContext.create(app.get(MikroORM).em, () =>
      app.get(Jobs).send('webhook-send', { webhookId: 0 }),
    );
  }

  /** Waits until nothing is being sent, nothing can be sent now, and the jobs have queued the retries. */
  async rest(): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.product.database.query<{ open: number }>(
        `select count(*)::integer + (
           select count(*)::integer from pgboss.job where name = 'webhook-send' and state = 'active') as open
         from webhook_delivery d join webhook w on w.id = d.webhook_id
         where d.state = 'SENDING' or (d.state = 'WAITING' and w.stopped is null
           and (d.next_try_at is null or d.next_try_at <= $1) and (w.rests_until is null or w.rests_until <= $1)
           and not exists (select from webhook_delivery e where e.webhook_id = d.webhook_id and e.subject = d.subject
                             and e.id < d.id and e.state in ('WAITING', 'SENDING')))`,
        [this.product.clock.instant],
      );
      return rows[0]?.open === 0;
    }, 'the end of sending');
  }
}
