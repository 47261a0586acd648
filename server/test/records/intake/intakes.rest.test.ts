import { expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { sendForm } from '../../product/public-form.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

it('reviews a questionnaire through REST, in Spanish', async () => {
  await addPatient(product.database, 1, 'Rosa Lillo Apellido');
  const { body: link } = await staff.send('POST', '/api/cuestionarios/enlaces/', { paciente: 1 });
  const page = String((await product.client().get(link.ruta)).body);
  const sha256 = /name="sha256" value="(\w+)"/.exec(page)?.[1] ?? '';
  await sendForm(
    product,
    link.ruta,
    { sha256, acepto: 'si', alergia_latex: 'si', dolor: 'El talón', dolor_desde: 'ayer' },
    { 'sec-fetch-site': 'same-origin' },
  );
  const { body: list } = await staff.get('/api/cuestionarios/?paciente=1');
  expect(list[0].respuestas).toMatchObject([
    { pregunta: 'alergia_latex', respuesta: 'si', estado: 'por revisar' },
    { pregunta: 'dolor', respuesta: null, texto: 'El talón', desde_texto: 'ayer' },
  ]);
  const path = `/api/cuestionarios/revisar/${list[0].id}/`;
  const decide = (pregunta: unknown, decision: unknown) => staff.send('POST', path, { pregunta, decision });
  expect((await decide('alergia_latex', 'aceptar')).body.respuestas[0].estado).toBe('aceptada');
  expect((await decide('alergia_latex', 'descartar')).status).toBe(409);
  expect((await decide('diabetes', 'aceptar')).status).toBe(404);
  const bad = await decide('edad', 7);
  expect([bad.status, Object.keys(bad.body).toSorted()]).toEqual([400, ['decision', 'pregunta']]);
  for (const paciente of [-1, 1.5, 'x', null, ''])
    expect((await staff.send('POST', '/api/cuestionarios/enlaces/', { paciente })).status).toBe(400);
  const { rows } = await product.database.query('select kind, is_denied as denied from patient_alert');
  expect(rows).toEqual([{ kind: 'LATEX_ALLERGY', denied: false }]);
});
