import { beforeEach } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { ADMIN } from '../../product/start-product.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';
import { requestFeed, requestOwnFeed, readFeed, type ReadFeed } from './feeds.js';

type Options = Parameters<typeof useProduct>[0];
type Asked = Parameters<typeof requestFeed>[1];
interface Made {
  readonly address: string;
  readonly feed: { readonly id: string };
}

/** A product with one patient and no feeds, and the feed operations that tests use. */
export function useFeedHelper(options: Options = {}) {
  const product = useProduct({
    empty:
      'calendar_feed, appointment, appointment_change, blocked_hours, patient, security_event, audit_entry, rate_limit',
    ...options,
  });
  beforeEach(async () => {
    await product.database.query("delete from staff_user where username = 'recepcion'");
    await product.database.query('update staff_user set professional_id = null, disabled_at = null');
    await product.database.query("update clinic_settings set name = 'Clínica'");
    await addPatient(product.database, 1, 'Rosa Ñandú Soto');
  });
  const { staff } = product;
  const ask = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
    product.client().get(address, headers);
  return {
    product,
    staff,
    ask,
    feed: async (asked: Asked = {}): Promise<Made> => (await requestFeed(staff, asked)).body.data.made,
    ownFeed: async (client: TestClient, asked: Asked = {}): Promise<Made> =>
      (await requestOwnFeed(client, asked)).body.data.made,
    read: async (address: string): Promise<ReadFeed> => readFeed((await ask(address)).body as string),
    /** @returns the appointment's id. */
    book: async (hora: string, more: object = {}): Promise<number> => {
      const { status, body } = await staff.post('/api/citas/crear_cita_admin/', {
        paciente_rut: madeUpRut(1),
        fecha: '2026-11-20',
        hora,
        tratamiento: 'Onicomicosis',
        observaciones: 'Diabética',
        ...more,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id;
    },
    change: (id: number, changes: object) => staff.send('PUT', `/api/citas/actualizar/${id}/`, changes),
    beProfessional: (id: number) =>
      product.database.query('update staff_user set professional_id = $1 where username = $2', [
        id,
        ADMIN.username,
      ]),
  };
}
