import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { describedFetch } from '../../product/described-fetch.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import type { TestProduct } from '../../product/start-product.js';

export const PATH = '/api/pacientes/fotos/';
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n%%EOF\n');

interface Sending {
  readonly headers?: Record<string, string>;
  readonly client?: TestClient;
}

/** Uploads and downloads photos, as the user of a product. */
export const photoClient = (product: TestProduct & { readonly staff: TestClient }) => ({
  async upload(
    bytes: Uint8Array,
    query: string,
    { headers = {}, client = product.staff }: Sending = {},
  ): Promise<Answer> {
    const response = await describedFetch(`${product.url}${PATH}?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'image/jpeg',
        ...(client.access && { authorization: `Bearer ${client.access}` }),
        ...(client.cookie && { cookie: client.cookie }),
        ...(client.antiForgery && { 'x-csrftoken': client.antiForgery }),
        ...headers,
      },
      body: bytes,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  },

  /** Begins to send a file; without `finish`, its end never arrives. */
  begin(bytes: Uint8Array, query: string) {
    const { access = '', cookie = '', antiForgery = '' } = product.staff;
    const request = http.request(`${product.url}${PATH}?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'image/jpeg',
        'content-length': bytes.length,
        authorization: `Bearer ${access}`,
        cookie,
        'x-csrftoken': antiForgery,
      },
    });
    request.write(bytes.subarray(0, 10));
    const answer = once(request, 'response').then(async ([response]) => ({
      status: response.statusCode as number,
      error: ((await json(response)) as { error?: string }).error,
      wait: Number(response.headers['retry-after']),
    }));
    return { answer, finish: () => void request.end(bytes.subarray(10)) };
  },

  async download(address: string, client: TestClient = product.staff) {
    const response = await describedFetch(product.url + address, {
      headers: client.access ? { authorization: `Bearer ${client.access}` } : {},
    });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  },

  rows: async (text: string) => (await product.database.query(text)).rows,

  async count(): Promise<number> {
    return (await product.database.query('select count(*)::integer as n from photo')).rows[0].n;
  },

  /** The access log: actions with the patients. */
  async log(): Promise<string[]> {
    const { rows } = await product.database.query(
      'select action, patient_ids::text as patients from audit_entry order by id',
    );
    return rows.map(({ action, patients }) => `${action} ${patients}`);
  },

  agree: (patient: number, kind: string) =>
    product.staff.graphql(`mutation { recordConsent(patientId: ${patient}, kind: ${kind}) { id } }`),
});

/** Two patients; the first one agreed to photos. */
export const ROSA_AGREES = `insert into consent (patient_id, kind, text_version, given_at, recorded_by)
  values (1, 'PHOTOS', 1, now(), 1)`;
export const EMPTIED =
  'photo, clinical_record, appointment, patient, patient_merge, audit_entry, suppression, rate_limit';
