import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { addPatientsWithAndWithoutNumber } from '../product/builders.js';
import { emptyTables } from '../product/empty-tables.js';
import type { TestProduct } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';

export interface StoredMessage {
  readonly id: number;
  readonly appointment_id: number | null;
  readonly kind: string;
  readonly channel: string;
  readonly driver: string;
  readonly automatic: boolean;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly parameters: string[];
  readonly attachment: string;
  readonly date: string;
  readonly start_minute: number;
  readonly state: string;
  readonly tries: number;
  readonly failure: string;
  readonly provider_id: string | null;
  readonly send_after: Date;
}

/** Actions of staff on appointments and their messages. */
export class MessageHelper {
  readonly staff: TestClient;
  private readonly product: TestProduct;

  constructor(product: TestProduct, staff: TestClient) {
    this.product = product;
    this.staff = staff;
  }

  /** Resets to two patients, the second without a usable number, no appointments, and the default settings. */
  async clear(): Promise<void> {
    const { database } = this.product;
    // Ids continue, so that a job of an earlier test never matches a message of this one.
    await emptyTables(database, 'outbound_message, appointment, patient, suppression');
    await database.query('alter sequence patient_id_seq restart');
    await database.query('delete from message_settings');
    await database.query('insert into message_settings default values');
    await addPatientsWithAndWithoutNumber(database);
  }

  async book(date: string, time: string, fields: object = {}): Promise<number> {
    const { body } = await this.staff.graphql(
      `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
      { input: { patientId: 1, date, time, treatment: 'Podología general', ...fields } },
    );
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data.createAppointment.id;
  }

  async change(id: number, changes: object): Promise<void> {
    const { status } = await this.staff.send('PUT', `/api/citas/actualizar/${id}/`, changes);
    if (status !== 200) throw new Error(`the change was answered by ${status}`);
  }

  async settings(changes: string): Promise<void> {
    await this.product.database.query(`update message_settings set ${changes}`);
  }

  /** All messages, oldest first. */
  async messages(): Promise<StoredMessage[]> {
    const { rows } = await this.product.database.query(
      'select *, date::text as date from outbound_message order by id',
    );
    return rows;
  }

  /** Runs work on the server in a context of its own, as its jobs do. */
  run<T, Service>(
    type: new (...args: never[]) => Service,
    work: (service: Service) => Promise<T>,
  ): Promise<T> {
    return runOn(this.product, type, work);
  }
}

/** Like `run`, on another instance. */
export function runOn<T, Service>(
  product: TestProduct,
  type: new (...args: never[]) => Service,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const service = product.app.get<Service>(type as never);
  return RequestContext.create(product.app.get(MikroORM).em, () => work(service));
}
