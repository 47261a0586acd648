import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({
  empty:
    'audit_entry, used_supply, clinical_record_version, clinical_record, appointment, patient_block, patient, supply',
});
const { staff } = product;
const NOVEMBER = '?desde=2026-11-01&hasta=2026-11-30';
const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
});

describe('The supplies behind the figures', () => {
  it('hides the supplies used for a blocked patient, but counts them in the sum', async () => {
    await addPatient(product.database, 2, 'Berta Demo');
    await rows(
      `insert into supply (id, name, unit, unit_value, stock, critical_stock) values (901, 'Gasa', 'u', 1500, 0, 0)`,
    );
    await rows(
      `with r as (
         insert into clinical_record (patient_id, date, care_description, procedure, instructions)
         values (1, '2026-11-02', 'x', 'x', 'x'), (2, '2026-11-03', 'x', 'x', 'x') returning id)
       insert into used_supply (clinical_record_id, supply_id, quantity, unit_value) select id, 901, 1, 1500 from r`,
    );
    await staff.graphql('mutation { blockPatient(patientId: 2, reason: "Solicitud") { id } }');
    const { body } = await staff.get(`/api/insumos/usados/${NOVEMBER}`);
    expect(body.costo_total).toBe(3_000);
    expect(
      body.usos.map(({ ficha, paciente_nombre }: Record<string, unknown>) => [ficha, paciente_nombre]),
    ).toEqual([
      [null, null],
      [expect.any(Number), 'Ana Demo'],
    ]);
  });

  it('logs the supplies of a named patient as a reading of their record', async () => {
    await rows(
      `insert into supply (id, name, unit, unit_value, stock, critical_stock) values (901, 'Gasa', 'u', 1500, 0, 0)`,
    );
    await rows(
      `with r as (
         insert into clinical_record (patient_id, date, care_description, procedure, instructions)
         values (1, '2026-11-02', 'x', 'x', 'x') returning id)
       insert into used_supply (clinical_record_id, supply_id, quantity, unit_value) select id, 901, 1, 1500 from r`,
    );
    const logged = () => rows('select action, patient_ids::text as patients from audit_entry');
    const reception = await logInAsReception(product);
    expect((await reception.get(`/api/insumos/usados/${NOVEMBER}`)).body.usos).toHaveLength(1);
    expect(await logged()).toEqual([]);
    await staff.graphql('{ supplyUses(from: "2026-11-01", to: "2026-11-30") { nodes { patientName } } }');
    expect(await logged()).toEqual([{ action: 'RECORDS_READ', patients: '{[1,2)}' }]);
  });
});

describe('The occupancy of a professional', () => {
  /** The minutes that the agenda was open for them in November, until the day before its clock's. */
  const openMinutes = async (professional: number, period = NOVEMBER): Promise<number> => {
    const { citas } = (await staff.get(`/api/reportes/resumen/${period}`)).body;
    return citas.ocupacion
      .filter(
        (one: Record<string, unknown>) => one['periodo'] === 'actual' && one['profesional'] === professional,
      )
      .reduce((sum: number, one: Record<string, number>) => sum + one['minutos_abiertos']!, 0);
  };

  it('counts a professional’s open hours from the day they were entered, or from an earlier appointment', async () => {
    const whole = await openMinutes(1);
    expect(whole).toBeGreaterThan(0);
    const { body } = await staff.graphql(
      `mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }`,
      { input: { name: 'Nueva Demo', services: ['PODIATRY'], treatments: [] } },
    );
    const { id } = body.data.createProfessional;
    const since18 = await openMinutes(1, '?desde=2026-11-18&hasta=2026-11-30');
    expect(since18).toBeLessThan(whole);
    expect(await openMinutes(id)).toBe(since18);
    await rows(
      `insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, duration_minutes)
       values (1, $1, '2026-11-09', 600, 'x', 'CANCELLED', 60)`,
      [id],
    );
    expect(await openMinutes(id)).toBe(await openMinutes(1, '?desde=2026-11-09&hasta=2026-11-30'));
  });
});
