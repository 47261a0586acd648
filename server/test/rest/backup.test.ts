import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../harness.js';
import { addPatient, bookByRest, visitor } from '../visitors.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await addPatient(product.database, 1, 'Ana\tÑandú\\\n"Soto"');
  await bookByRest(product.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' });
});
afterAll(() => product.stop());

describe('a backup', () => {
  it('is a whole SQL dump, named after the clinic’s own time', async () => {
    const staff = await product.staff();
    const { status, headers, body } = await staff.get('/api/database/backup/');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="backup_2026-11-18_1200.sql"');
    expect(body).toMatch(/^-- Huella/);
    expect(body.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
    // COPY's own escapes: tab, backslash and line break stay within their line.
    expect(body).toContain('Ana\\tÑandú\\\\\\n"Soto"');
    expect(body).toMatch(/constraint "?appointment_slot_key"? PRIMARY KEY/i);
    expect(body).toContain('appointment_holds_its_slots');
  });

  it('holds no token that could be used, nor counts of tries', async () => {
    const staff = await product.staff();
    const { body } = await staff.get('/api/database/backup/');
    for (const table of ['session', 'refresh_token', 'rate_limit']) {
      expect(body).toContain(`table "public"."${table}"`);
      expect(body).not.toContain(`copy "public"."${table}"`);
    }
  });

  it('is staff’s alone', async () => {
    expect((await product.client().get('/api/database/backup/')).status).toBe(401);
  });
});
