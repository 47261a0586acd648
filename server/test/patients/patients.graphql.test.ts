import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { madeUpRut } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookByGraphql, visitor } from '../product/visitors.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient' });
const { staff } = product;

const ALL = `id rut provisionalRut identifiers { kind country value } name phone email underlyingCondition emergencyContact clinicalCase address
  birthDate sex occupation healthInsurance fonasaTier insurerName representativeName representativeRut
  representativeRelation representativePhone version appointmentCount`;
const CREATE = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { ${ALL} } }`;
const UPDATE = `mutation ($id: Int!, $version: Int!, $input: UpdatePatientInput!) {
  updatePatient(id: $id, version: $version, input: $input) { ${ALL} } }`;
const LIST = `query ($search: String, $first: Int, $after: String, $offset: Int, $orderBy: PatientOrder, $descending: Boolean) {
  patients(search: $search, first: $first, after: $after, offset: $offset, orderBy: $orderBy, descending: $descending) {
    nodes { name rut } totalCount endCursor hasNextPage } }`;

const ANA = { name: 'Ana Muñoz', phone: '9 1234 5678', email: 'ana@demo.invalid', emergencyContact: 'Luis' };
const create = async (n: number, changes: object = {}) => {
  const { body } = await staff.graphql(CREATE, { input: { rut: madeUpRut(n), ...ANA, ...changes } });
  return body.data?.createPatient ?? body.errors[0];
};
const list = async (variables: object) => {
  const { body } = await staff.graphql(LIST, variables);
  return body.data?.patients ?? body.errors[0];
};
const names = async (variables: object): Promise<string[]> =>
  (await list(variables)).nodes.map(({ name }: { name: string }) => name);

describe('Patient by GraphQL', () => {
  it('creates, finds, updates and deletes a patient by GraphQL', async () => {
    const created = await create(1);
    expect(created).toEqual({
      id: 1,
      rut: formatRut(madeUpRut(1)),
      provisionalRut: false,
      identifiers: [],
      ...ANA,
      underlyingCondition: '',
      clinicalCase: '',
      address: '',
      birthDate: null,
      sex: null,
      occupation: '',
      healthInsurance: null,
      fonasaTier: null,
      insurerName: '',
      representativeName: '',
      representativeRut: null,
      representativeRelation: '',
      representativePhone: '',
      version: 1,
      appointmentCount: 0,
    });
    const find = async (query: string) => (await staff.graphql(query)).body.data;
    expect((await find(`{ patient(id: 1) { ${ALL} } }`)).patient).toEqual(created);
    expect((await find(`{ patientByRut(rut: "${madeUpRut(1)}") { ${ALL} } }`)).patientByRut).toEqual(created);
    expect((await find('{ patient(id: 2) { id } }')).patient).toBeNull();

    const { body } = await staff.graphql(UPDATE, {
      id: 1,
      version: 1,
      input: { address: 'Calle 1', birthDate: '2000-01-01', sex: 'FEMALE', healthInsurance: 'NONE' },
    });
    expect(body.data.updatePatient).toEqual({
      ...created,
      address: 'Calle 1',
      birthDate: '2000-01-01',
      sex: 'FEMALE',
      healthInsurance: 'NONE',
      version: 2,
    });
    expect((await staff.graphql('mutation { deletePatient(id: 1) }')).body.data.deletePatient).toBe(true);
    const again = await staff.graphql('mutation { deletePatient(id: 1) }');
    expect(again.body.errors[0]).toMatchObject({
      message: 'Paciente no encontrado',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('gives a patient a new version when their other documents change', async () => {
    await create(1);
    const update = async (version: number, identifiers: object[]) => {
      const { body } = await staff.graphql(UPDATE, { id: 1, version, input: { identifiers } });
      return body.data?.updatePatient.version ?? body.errors[0].extensions.code;
    };
    const nip = { kind: 'NIP', value: '12345' };
    expect(await update(1, [nip])).toBe(2);
    expect(await update(2, [nip])).toBe(2);
    expect(await update(1, [])).toBe('STALE');
    expect(await update(2, [])).toBe(3);
  });

  it('refuses a stale update of a patient and writes nothing', async () => {
    await create(1);
    await staff.graphql(UPDATE, { id: 1, version: 1, input: { address: 'La primera' } });
    const { body } = await staff.graphql(UPDATE, { id: 1, version: 1, input: { address: 'La segunda' } });
    expect(body.errors[0].extensions.code).toBe('STALE');
    const { patient } = (await staff.graphql('{ patient(id: 1) { address version } }')).body.data;
    expect(patient).toEqual({ address: 'La primera', version: 2 });
  });

  it('accepts only one of two simultaneous updates of the same version', async () => {
    await create(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        staff.graphql(UPDATE, { id: 1, version: 1, input: { address: `Calle ${n}` } }),
      ),
    );
    expect(answers.filter(({ body }) => body.data?.updatePatient)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errors?.[0].extensions.code === 'STALE')).toHaveLength(7);
  });

  it('refuses a RUT in use with the name of its patient, and names invalid fields', async () => {
    await create(1);
    expect(await create(1)).toMatchObject({
      message: 'Ya existe un paciente con este RUT: Ana Muñoz',
      extensions: { code: 'RUT_IN_USE' },
    });
    expect(await create(2, { rut: '1-1', email: 'x', birthDate: '2030-01-01' })).toMatchObject({
      extensions: {
        code: 'INVALID_INPUT',
        fields: { rut: ['RUT inválido'], email: [expect.any(String)], birthDate: [expect.any(String)] },
      },
    });
  });

  it("reports how many appointments a patient's deletion would delete", async () => {
    await bookByGraphql(product.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' });
    await bookByGraphql(product.client(), { ...visitor(1), date: '2026-11-20', time: '11:00' });
    const { patient } = (await staff.graphql('{ patient(id: 1) { appointmentCount provisionalRut } }')).body
      .data;
    expect(patient).toEqual({ appointmentCount: 2, provisionalRut: true });
  });
});

describe('Searching patients', () => {
  beforeEach(async () => {
    await create(1, { name: 'José Muñoz', email: 'jmunoz@demo.invalid', phone: '+56 9 1111 2222' });
    await create(2, { name: 'Josefa Pérez', email: 'otra_cosa@demo.invalid', phone: '+56 2 2333 4444' });
    await create(3, {
      name: 'Ana María',
      email: '100%real@demo.invalid',
      phone: '9 5555 6666',
      identifiers: [
        { kind: 'PASSPORT', country: 'PE', value: 'AB-987654' },
        { kind: 'FOREIGN_DOCUMENT', country: 'VE', value: 'V-12.345.678' },
      ],
    });
  });

  it.each([
    ['jose', ['José Muñoz', 'Josefa Pérez']],
    ['MUNOZ', ['José Muñoz']],
    ['muñoz josé', ['José Muñoz']],
    ['maria', ['Ana María']],
    ['45.000.002', ['Josefa Pérez']],
    ['45000003', ['Ana María']],
    ['1111 2222', ['José Muñoz']],
    ['9 5555', ['Ana María']],
    ['otra_cosa', ['Josefa Pérez']],
    ['ab98', ['Ana María']],
    ['V-12.345.678', ['Ana María']],
    ['100%', ['Ana María']],
    ['_', ['Josefa Pérez']],
    ['%', ['Ana María']],
    ['\\', []],
    ["' or true --", []],
    ['demo.invalid', ['Ana María', 'José Muñoz', 'Josefa Pérez']],
    ['', ['Ana María', 'José Muñoz', 'Josefa Pérez']],
  ])('finds for %j the patients %j', async (search, found) => {
    const page = await list({ search });
    expect(page.nodes.map(({ name }: { name: string }) => name)).toEqual(found);
    expect(page.totalCount).toBe(found.length);
  });

  it('sorts patients by the requested field', async () => {
    expect(await names({ orderBy: 'NAME', descending: true })).toEqual([
      'Josefa Pérez',
      'José Muñoz',
      'Ana María',
    ]);
    expect(await names({ orderBy: 'RUT', descending: true })).toEqual([
      'Ana María',
      'Josefa Pérez',
      'José Muñoz',
    ]);
    expect(await names({ orderBy: 'EMAIL' })).toEqual(['Ana María', 'José Muñoz', 'Josefa Pérez']);
    expect(await names({ orderBy: 'PHONE' })).toEqual(['Josefa Pérez', 'José Muñoz', 'Ana María']);
  });
});

describe('Paging through patients', () => {
  beforeEach(() =>
    product.database.query(
      `insert into patient (rut, provisional_rut, name, phone, email)
       select next_provisional_rut(), true, 'Persona ' || lpad((n / 2)::text, 3, '0'), '9', n || '@demo.invalid'
       from generate_series(1, 25) as n`,
    ),
  );

  it.each(['NAME', 'RUT', 'PHONE', 'EMAIL'])(
    'returns every patient once by %s, by cursor as by offset',
    async (orderBy) => {
      for (const descending of [false, true]) {
        const byCursor: string[] = [];
        const byOffset: string[] = [];
        let after: string | null = null;
        for (let page = 0; page < 3; page += 1) {
          const one: {
            nodes: Array<{ rut: string }>;
            endCursor: string;
            hasNextPage: boolean;
            totalCount: number;
          } = await list({ first: 10, after, orderBy, descending });
          expect([one.totalCount, one.hasNextPage]).toEqual([25, page < 2]);
          byCursor.push(...one.nodes.map(({ rut }) => rut));
          byOffset.push(
            ...(await list({ first: 10, offset: page * 10, orderBy, descending })).nodes.map(
              ({ rut }: { rut: string }) => rut,
            ),
          );
          after = one.endCursor;
        }
        expect(new Set(byCursor).size).toBe(25);
        expect(byOffset).toEqual(byCursor);
      }
    },
  );

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ offset: -1 }, 'offset'],
    [{ after: 'nada' }, 'after'],
    [{ after: Buffer.from('["NAME",1,1]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["NAME","a\\u0000b",1]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["NAME","a\\ud800",1]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["NAME","a",1e300]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["RUT",2147483648,"1"]').toString('base64url'), orderBy: 'RUT' }, 'after'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses to list patients with %j', async (variables, field) => {
    expect(Object.keys((await list(variables)).extensions.fields)).toEqual([field]);
  });
});

describe('Versions of a condition', () => {
  const update = (version: number, input: object) => staff.graphql(UPDATE, { id: 1, version, input });
  const versions = async (page = '') => {
    const { body } = await staff.graphql(
      `{ conditionVersions(patientId: 1${page}) { hasNextPage endCursor
           nodes { version underlyingCondition clinicalCase writtenAt writtenBy } } }`,
    );
    return body.data.conditionVersions;
  };

  it('keeps versions of a condition with author and time, newest first, for each edit that changes it', async () => {
    await create(1, { underlyingCondition: 'Diabetes' });
    product.clock.instant = new Date('2026-11-18T16:00:00Z');
    await update(1, { clinicalCase: 'Onicomicosis' });
    await update(2, { address: 'Calle 1', clinicalCase: 'Onicomicosis' });
    await staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', {
      rut: madeUpRut(1),
      enfermedad_base: '',
    });
    const by = { writtenBy: 'admin' };
    const { nodes, endCursor, hasNextPage } = await versions(', first: 2');
    const at = '2026-11-18T16:00:00.000Z';
    expect(nodes).toEqual([
      { version: 3, underlyingCondition: '', clinicalCase: 'Onicomicosis', writtenAt: at, ...by },
      { version: 2, underlyingCondition: 'Diabetes', clinicalCase: 'Onicomicosis', writtenAt: at, ...by },
    ]);
    expect(hasNextPage).toBe(true);
    expect((await versions(`, first: 2, after: "${endCursor}"`)).nodes).toEqual([
      {
        version: 1,
        underlyingCondition: 'Diabetes',
        clinicalCase: '',
        writtenAt: '2026-11-18T15:00:00.000Z',
        ...by,
      },
    ]);
  });

  it("allows no editing of a condition's versions, and deletes them only with their patient", async () => {
    await create(1, { underlyingCondition: 'Diabetes' });
    for (const statement of [
      'delete from patient_condition_version',
      `update patient_condition_version set underlying_condition = ''`,
    ]) {
      await expect(product.database.query(statement)).rejects.toMatchObject({
        constraint: 'patient_condition_version_is_kept',
      });
    }
    await staff.graphql('mutation { deletePatient(id: 1) }');
    const { rows } = await product.database.query('select 1 from patient_condition_version');
    expect(rows).toEqual([]);
  });
});
