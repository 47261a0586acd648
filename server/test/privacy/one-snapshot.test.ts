import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ empty: 'audit_entry, data_export, consent, patient' });
const { staff } = product;
beforeEach(() => addPatient(product.database, 1, 'Íñigo Ñandú Muñoz'));

/** Runs `statement` while `read` is in progress, when it reaches `table`. */
async function changedWhileReading<T>(table: string, statement: string, read: () => Promise<T>): Promise<T> {
  const other = await product.database.connect();
  try {
    await other.query(`begin; lock table ${table}`);
    const result = read();
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(
      async () => (await product.database.query(waiting)).rowCount === 1,
      `a read of ${table}`,
    );
    await other.query(`${statement}; commit`);
    return await result;
  } finally {
    other.release();
  }
}

describe('Reads by several statements', () => {
  it('exports a person as they were when the export began', async () => {
    const { status, body } = await changedWhileReading(
      'patient_block',
      `insert into patient_block (patient_id, reason, blocked_at, blocked_by) values (1, 'Pendiente', now(), 1);
       update patient set name = 'Otra'`,
      () =>
        staff.post('/api/privacidad/exportar/', {
          paciente: 1,
          formato: 'json',
          recibe: 'Íñigo',
          verificacion: 'Cédula',
        }),
    );
    expect(status).toBe(200);
    expect([body.paciente.nombre, body.bloqueos]).toEqual(['Íñigo Ñandú Muñoz', []]);
  });

  it('counts the same accesses in the text and in the list of a breach report', async () => {
    const { body } = await changedWhileReading(
      'patient',
      `insert into audit_entry (at, staff_user_id, action, patient_ids)
       values ('2026-11-18T15:00:00Z', 1, 'RECORDS_READ', '{[1,2)}')`,
      () => staff.graphql('{ incidentReport(from: "2026-11-18", to: "2026-11-18") { people text } }'),
    );
    expect(body.data.incidentReport.people).toBe(0);
    expect(body.data.incidentReport.text).toContain('- Ninguna.');
  });
});
