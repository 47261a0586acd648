import { expect } from '@jest/globals';
import { madeUpRut } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import type { TestClient } from '../product/test-client.js';
import { isSignedWith, Receiver } from '../integrations/webhooks/receiver.js';
import type { RunningClinic } from './running-clinic.js';

const APPOINTMENTS = 6;
const LIFE = ['appointment.created', 'appointment.moved', 'appointment.changed', 'appointment.cancelled'];
export const WEBHOOK_ENVIRONMENT = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32', WEBHOOK_TIMEOUT: '2' };

async function asked(staff: TestClient, query: string, variables: object) {
  const { body } = await staff.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors[0]));
  return body.data.done;
}

/** Webhook events of some appointments, from a clinic to a receiver, for tests that break something in between. */
export class SentEvents {
  readonly receiver = new Receiver();
  private readonly clinic: RunningClinic;
  private secret = '';
  private ids: number[] = [];

  constructor(clinic: RunningClinic) {
    this.clinic = clinic;
  }

  /** Subscribes the receiver, as the only webhook. */
  async subscribe(staff: TestClient): Promise<void> {
    await this.receiver.start();
    await this.clinic.query('delete from webhook; delete from webhook_event');
    const events = LIFE.map((type) => type.toUpperCase().replace('.', '_'));
    const made = await asked(
      staff,
      'mutation ($input: WebhookInput!) { done: createWebhook(input: $input) { secret } }',
      { input: { address: this.receiver.url, events } },
    );
    this.secret = made.secret;
  }

  /** Books, moves, confirms and cancels appointments. */
  async happen(staff: TestClient): Promise<void> {
    const { clinic } = this;
    await clinic.query(
      `insert into patient (rut, name, phone, email) values ('${madeUpRut(1)}', 'Rosa Ñandú', '1', 'a@b.cl')
       on conflict do nothing`,
    );
    const [{ id: patientId } = { id: 0 }] = await clinic.query<{ id: number }>(
      `select id from patient where rut = '${madeUpRut(1)}'`,
    );
    const change = (id: number, version: number, input: object) =>
      asked(
        staff,
        `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
           done: updateAppointment(id: $id, version: $version, input: $input) { id } }`,
        { id, version, input },
      );
    this.ids = [];
    for (let n = 0; n < APPOINTMENTS; n += 1) {
      const input = { patientId, date: '2030-05-15', time: '10:00', treatment: 'x', professionalId: 1 };
      const { id } = await asked(
        staff,
        'mutation ($input: CreateAppointmentInput!) { done: createAppointment(input: $input) { id } }',
        { input },
      );
      await change(id, 1, { time: '12:00' });
      await change(id, 2, { status: 'CONFIRMED' });
      await change(id, 3, { status: 'CANCELLED' });
      this.ids.push(id);
    }
  }

  /** Expects every event at the receiver, signed, and in order for each appointment. */
  async expectAll(): Promise<void> {
    const { clinic, ids, receiver, secret } = this;
    // As if the timeout had passed after which a sender is presumed dead.
    await clinic.query(
      `update webhook_delivery set claimed_at = claimed_at - interval '5 minutes' where state = 'SENDING'`,
    );
    await eventually(async () => {
      await this.makeTriesDue();
      return (await this.stateCounts())['DELIVERED'] === ids.length * LIFE.length;
    }, 'every event at the receiver');
    expect(await this.stateCounts()).toEqual({ DELIVERED: ids.length * LIFE.length });
    expect(ids.map((id) => this.typesOf(id))).toEqual(ids.map(() => LIFE));
    expect(receiver.all.filter((one) => !isSignedWith(secret, one))).toEqual([]);
  }

  /** The events of one appointment, in the order of their first arrival. */
  private typesOf(id: number): string[] {
    const known = new Set<unknown>();
    return this.receiver.all
      .filter(({ body }) => body.data.appointmentId === id)
      .filter(({ headers }) => {
        const isNew = !known.has(headers['webhook-id']);
        known.add(headers['webhook-id']);
        return isNew;
      })
      .map(({ body }) => body.type);
  }

  private async stateCounts(): Promise<Record<string, number>> {
    const rows = await this.clinic.query<{ state: string; count: number }>(
      'select state, count(*)::integer as count from webhook_delivery group by state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  /** Makes the next tries due, and runs the minutely sweep that finds them. */
  private async makeTriesDue(): Promise<void> {
    await this.clinic.query(`update webhook_delivery set next_try_at = null where state = 'WAITING'`);
    await this.clinic.query(`insert into pgboss.job (name) values ('webhook-sweep') on conflict do nothing`);
  }
}
