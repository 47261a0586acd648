import { beforeEach, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';
import { NOT_FOR_PODIATRISTS } from '../not-for-podiatrists.js';

const product = useSharedProduct();
const { staff } = product;

const FIELDS = 'id box title text serviceType treatmentId professionalId version';
const listed = async () => (await staff.graphql(`{ phrases { ${FIELDS} } }`)).body.data.phrases;
const create = (input: object, headers?: Record<string, string>) =>
  staff.graphql(
    `mutation ($input: PhraseInput!) { createPhrase(input: $input) { ${FIELDS} } }`,
    { input },
    headers,
  );
const update = async (id: number, version: number, input: object) =>
  (
    await staff.graphql(
      `mutation ($id: Int!, $version: Int!, $input: PhraseInput!) {
         updatePhrase(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
      { id, version, input },
    )
  ).body;
const count = async (): Promise<number> =>
  (await product.database.query('select count(*)::int as count from phrase')).rows[0].count;
const treatmentId = async (name: string): Promise<number> =>
  (await product.database.query('select id from treatment where name = $1', [name])).rows[0].id;

const CARE = { box: 'INSTRUCTIONS', title: 'Cuidado', text: 'Secar bien los pies. Control {control}.' };

let first: Array<{ id: number; title: string; text: string; treatmentId: number | null }>;
beforeEach(async () => {
  first ??= await listed();
  await product.database.query('delete from phrase where id <> all($1)', [first.map(({ id }) => id)]);
});

describe('Phrases of the clinic', () => {
  it('ships treatments and phrases, none of which names what a podiatrist may not do', async () => {
    expect(first.length).toBeGreaterThan(15);
    expect(new Set(first.map((phrase) => phrase.treatmentId)).size).toBeGreaterThan(4);
    const { rows: treatments } = await product.database.query('select name from treatment');
    const shipped = [
      ...treatments.map(({ name }) => name),
      ...first.map(({ title, text }) => `${title} ${text}`),
    ];
    expect(shipped.filter((words) => NOT_FOR_PODIATRISTS.test(words))).toEqual([]);
  });

  it('creates, edits and deletes one, and keeps an edit that was made meanwhile', async () => {
    const { createPhrase: created } = (await create(CARE)).body.data;
    expect(created).toMatchObject({ ...CARE, serviceType: null, treatmentId: null, professionalId: null });
    const changed = { ...CARE, serviceType: 'PODIATRY', professionalId: 1 };
    expect((await update(created.id, created.version, changed)).data.updatePhrase).toMatchObject(changed);
    expect((await update(created.id, created.version, CARE)).errors[0].extensions.code).toBe('STALE');
    expect((await listed()).find(({ id }: { id: number }) => id === created.id)).toMatchObject(changed);
    const remove = `mutation { deletePhrase(id: ${created.id}) }`;
    expect((await staff.graphql(remove)).body.data.deletePhrase).toBe(true);
    expect((await staff.graphql(remove)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('refuses a wrong phrase by field, and stores nothing', async () => {
    const laser = await treatmentId('Podología general');
    const refused: Array<[object, string]> = [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(61) }, 'title'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(1_001) }, 'text'],
      [{ treatmentId: 999_999 }, 'treatmentId'],
      [{ professionalId: 999_999 }, 'professionalId'],
      [{ professionalId: -1 }, 'professionalId'],
      [{ treatmentId: laser, serviceType: 'PODIATRY' }, 'serviceType'],
    ];
    for (const [more, field] of refused) {
      const [error] = (await create({ ...CARE, ...more })).body.errors;
      expect([error.extensions.code, Object.keys(error.extensions.fields)]).toEqual([
        'INVALID_INPUT',
        [field],
      ]);
    }
    expect(await count()).toBe(first.length);
  });

  it('deletes a phrase with its treatment', async () => {
    await product.database.query("insert into treatment (service_type, name) values ('PODIATRY', 'Láser')");
    await create({ ...CARE, treatmentId: await treatmentId('Láser') });
    expect(await count()).toBe(first.length + 1);
    await product.database.query("delete from treatment where name = 'Láser'");
    expect(await count()).toBe(first.length);
  });
});

describe('REST /api/frases', () => {
  it('creates, lists, changes and deletes with Spanish names', async () => {
    const body = {
      parte: 'indicaciones',
      titulo: 'Calzado',
      texto: 'Calzado amplio.',
      tipo_cita: 'podologia',
    };
    const created = await staff.send('POST', '/api/frases/', body);
    expect(created.status).toBe(201);
    const { id } = created.body;
    const whole = { id, ...body, tratamiento_id: null, profesional_id: null };
    expect(created.body).toEqual(whole);
    const changed = await staff.send('PUT', `/api/frases/${id}/`, { titulo: 'Zapatos' });
    expect([changed.status, changed.body]).toEqual([200, { ...whole, titulo: 'Zapatos' }]);
    expect((await staff.get('/api/frases/')).body).toContainEqual({ ...whole, titulo: 'Zapatos' });
    const refused = await staff.send('PUT', `/api/frases/${id}/`, {
      parte: 'x',
      texto: null,
      tratamiento_id: 1.5,
    });
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([
      400,
      ['parte', 'texto', 'tratamiento_id'],
    ]);
    expect((await staff.send('DELETE', `/api/frases/${id}/`)).status).toBe(204);
    expect((await staff.send('PUT', `/api/frases/${id}/`, { titulo: 'x' })).status).toBe(404);
    expect((await staff.send('DELETE', '/api/frases/uno/')).status).toBe(400);
    expect(await count()).toBe(first.length);
  });
});
