import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { statementsOf } from '../../product/statements.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, clinical_record, patient' });
const { staff } = product;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  for (const name of ['Algodón', 'Brackets', 'Crema', 'Discos', 'Esponjas']) {
    await staff.graphql('mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }', {
      input: {
        name,
        unit: 'unidad',
        stock: 10,
        criticalStock: 1,
        unitValue: 100,
      },
    });
  }
});

const RECORD = {
  paciente: 1,
  fecha: '2026-11-18',
  descripcion_atencion: 'Dolor',
  procedimiento: 'Curación',
  indicaciones: 'Reposo',
};
const using = (supplies: number, quantity: number) =>
  Array.from({ length: supplies }, (_, index) => ({
    insumo: index + 1,
    cantidad: quantity,
  }));

it.each([
  ['writing a record', undefined],
  ['changing what a record uses', using(5, 3)],
])('%s sends as many statements with five supplies as with one', async (_what, before) => {
  const counts: number[] = [];
  for (const supplies of [1, 5]) {
    const wanted = using(supplies, 2);
    const written =
      before &&
      (await staff.post('/api/pacientes/fichas/', {
        ...RECORD,
        productos_usados: using(supplies, 3),
      }));
    const statements = await statementsOf(product, 'insert into clinical_record_version', async () => {
      const { body } = written
        ? await staff.send('PUT', `/api/pacientes/fichas/${written.body.id}/`, { productos_usados: wanted })
        : await staff.post('/api/pacientes/fichas/', {
            ...RECORD,
            productos_usados: wanted,
          });
      expect(body.productos_usados).toHaveLength(supplies);
    });
    counts.push(statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
});
