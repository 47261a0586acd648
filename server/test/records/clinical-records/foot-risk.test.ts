import { describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { FORM, FULL, PULSES, useFootClinic } from './exam-bodies.js';

const { product, staff, rows, create } = useFootClinic();

describe('the risk of the feet', () => {
  const risk = () => staff.get('/api/pacientes/fichas/riesgo-pie/?paciente=1');
  /** The patient was asked for everything, and has these. */
  const note = (...kinds: string[]) =>
    staff.graphql(
      `mutation ($changes: [AlertChangeInput!]!) { changePatientAlerts(patientId: 1, changes: $changes) { kind } }`,
      {
        changes: [...new Set([...kinds, 'DIABETES', 'EARLIER_ULCER', 'KIDNEY_FAILURE'])].map((kind) => ({
          kind,
          isNoted: kinds.includes(kind),
          isDenied: !kinds.includes(kind),
        })),
      },
    );

  it('calculates the category from the newest tests and the alerts, with the control that it calls for', async () => {
    await create(FULL);
    expect((await risk()).body).toMatchObject({
      resumen:
        'No se puede calcular: falta si tiene diabetes, si tuvo una úlcera y si tiene insuficiencia renal terminal',
      categoria: null,
      al_menos: null,
    });
    await note();
    expect((await risk()).body).toMatchObject({ resumen: 'No aplica: sin diabetes', categoria: null });
    await note('DIABETES', 'EARLIER_ULCER');
    expect((await risk()).body).toMatchObject({
      resumen: 'Riesgo 3, alto: pérdida de la sensibilidad protectora y úlcera previa',
      categoria: 3,
      derivar: false,
      examinado: '2026-11-18',
      control: { desde: '2026-12-18', hasta: '2027-02-18' },
      ultimo_examen: { fecha: '2026-11-18' },
    });
  });

  it('names the answers that the risk category still needs', async () => {
    await note('DIABETES');
    await create({ circulacion: PULSES });
    expect((await risk()).body).toMatchObject({
      resumen: 'No se puede calcular: falta la sensibilidad y la forma del pie, al menos 0',
      falta: ['pérdida de la sensibilidad protectora', 'deformidad'],
      al_menos: 0,
      control: null,
    });
  });

  it('asks for the form of each foot until it is answered', async () => {
    await note('DIABETES');
    const [right, left] = FORM;
    await create({ ...FULL, pies: [right] });
    const unknown = { falta: ['deformidad'], al_menos: 1, categoria: null, control: null };
    expect((await risk()).body).toMatchObject(unknown);
    await create({ pies: [left] });
    expect((await risk()).body).toMatchObject({ falta: [], categoria: 1 });
    const deformed = { ...left, hallazgo: 'Pie cavo' };
    const { status, body } = await create({ pies: [left, deformed] });
    expect([status, body]).toEqual([
      400,
      { examen_pie: [expect.stringMatching(/^«Sin deformidad» no puede estar junto a una deformidad/)] },
    ]);
    await create({ pies: [deformed] });
    expect((await risk()).body).toMatchObject({ categoria: 2 });
  });

  it('shows the risk as a badge of the patients on the agenda, logged for each, and hidden from reception', async () => {
    await addPatient(product.database, 2, 'Berta');
    await addPatient(product.database, 3, 'Celia');
    await note('DIABETES', 'EARLIER_ULCER');
    await create(FULL);
    await create({ ...FULL, riesgo_propio: { categoria: 2, motivo: 'Ve mal' } }, { paciente: 2 });
    for (const patientId of [1, 2, 3])
      await rows(
        `insert into appointment (patient_id, professional_id, date, start_minute, treatment, overbooked)
         values (${patientId}, 1, '2026-11-20', 600, 'Láser', true)`,
      );
    const before = await rows(`select coalesce(max(id), 0) as id from audit_entry`);
    const BADGES =
      '{ appointments(from: "2026-11-20", to: "2026-11-20") { patient { id footBadge { name reason urgency } } } }';
    const { body } = await staff.graphql(BADGES);
    const badges = body.data.appointments.map(({ patient }: { patient: object }) => patient);
    expect(badges).toHaveLength(3);
    expect(badges).toEqual(
      expect.arrayContaining([
        {
          id: 1,
          footBadge: {
            name: 'Riesgo 3, alto',
            reason: 'pérdida de la sensibilidad protectora y úlcera previa',
            urgency: 'HIGH',
          },
        },
        {
          id: 2,
          footBadge: {
            name: 'Riesgo 2, moderado',
            reason: 'según el profesional: Ve mal',
            urgency: 'RAISED',
          },
        },
        { id: 3, footBadge: null },
      ]),
    );
    expect(
      await rows(`select action, patient_ids::text as ids from audit_entry where id > ${before[0].id}`),
    ).toEqual([{ action: 'RECORDS_READ', ids: '{[1,3)}' }]);
    const reception = await logInAsReception(product);
    expect((await reception.graphql(BADGES)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('logs the risk as a read of the records, and refuses it for an unknown patient or none', async () => {
    await risk();
    const log = await rows(`select action from audit_entry where patient_ids @> 1`);
    expect(log.map(({ action }: { action: string }) => action)).toContain('RECORDS_READ');
    expect((await staff.get('/api/pacientes/fichas/riesgo-pie/?paciente=99')).status).toBe(404);
    expect((await staff.get('/api/pacientes/fichas/riesgo-pie/')).status).toBe(400);
  });

  it('takes the professional’s own category while no test is newer', async () => {
    await note('DIABETES');
    const earlier = JSON.parse(JSON.stringify(FULL).replaceAll('2026-11-18', '2026-11-17'));
    await create({ ...earlier, riesgo_propio: { categoria: 2, motivo: 'Ve mal' } }, { fecha: '2026-11-17' });
    expect((await risk()).body).toMatchObject({
      categoria: 1,
      riesgo_propio: { categoria: 2, motivo: 'Ve mal' },
      control: { desde: '2027-02-17', hasta: '2027-05-17' },
    });
    await create(FULL);
    expect((await risk()).body.riesgo_propio).toBeNull();
  });
});
