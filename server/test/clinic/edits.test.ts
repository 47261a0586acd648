import { describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;
const mutate = async (document: string, variables: object = {}) => {
  const { body } = await staff.graphql(document, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};

describe('Several edits of one row in one request', () => {
  it('sees the first edit of a professional in the second', async () => {
    const { version } = (await mutate('{ professionals { version } }')).professionals[1];
    const edited = await mutate(
      `mutation ($first: Int!, $second: Int!, $third: Int!, $input: ProfessionalInput!) {
         archived: archiveProfessional(id: 2, version: $first) { isArchived version }
         named: updateProfessional(id: 2, version: $second, input: $input) { name isArchived version }
         restored: restoreProfessional(id: 2, version: $third) { name isArchived version } }`,
      {
        first: version,
        second: version + 1,
        third: version + 2,
        input: { name: 'Ana Soto', services: ['MANICURE'], treatments: [] },
      },
    );
    expect(edited).toEqual({
      archived: { isArchived: true, version: version + 1 },
      named: { name: 'Ana Soto', isArchived: true, version: version + 2 },
      restored: { name: 'Ana Soto', isArchived: false, version: version + 3 },
    });
  });

  it('sees the first edit of the clinic in the second, and what another feature stored in between', async () => {
    const { version } = (await mutate('{ clinicSettings { version } }')).clinicSettings;
    const edited = await mutate(
      `mutation ($first: Int!, $second: Int!, $one: UpdateClinicSettingsInput!, $other: UpdateClinicSettingsInput!) {
         one: updateClinicSettings(version: $first, input: $one) { whatToBring showsPrices version }
         showFirstSteps(isShown: true) { isShown }
         other: updateClinicSettings(version: $second, input: $other) { phone whatToBring showsPrices version } }`,
      {
        first: version,
        second: version + 1,
        one: { name: 'Pie Feliz', whatToBring: 'Calcetines', showsPrices: true },
        other: { name: 'Pie Feliz', phone: '2 2345 6789' },
      },
    );
    expect(edited).toEqual({
      one: { whatToBring: 'Calcetines', showsPrices: true, version: version + 1 },
      showFirstSteps: { isShown: true },
      other: { phone: '2 2345 6789', whatToBring: 'Calcetines', showsPrices: true, version: version + 2 },
    });
    expect((await mutate('{ firstSteps { isShown } }')).firstSteps.isShown).toBe(true);
  });

  it('replaces the hours of an agenda twice, and counts each time', async () => {
    const { version } = (await mutate('{ agendaSettings { version } }')).agendaSettings[0];
    const input = { serviceType: 'PODIATRY', stepMinutes: 60, openBookingsLimit: 3, horizonDays: 90 };
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' }));
    const edited = await mutate(
      `mutation ($one: UpdateAgendaInput!, $other: UpdateAgendaInput!) {
         one: updateAgenda(input: $one) { version hours { weekday } }
         other: updateAgenda(input: $other) { version hours { weekday opensAt closesAt } } }`,
      {
        one: { ...input, version, hours: [] },
        other: { ...input, version: version + 1, hours },
      },
    );
    expect(edited).toEqual({
      one: { version: version + 1, hours: [] },
      other: { version: version + 2, hours },
    });
  });
});

it("stores a professional's treatments under exactly their names", async () => {
  // Texts that mean something else in PostgreSQL's notation of arrays.
  const names = ['Null', '{a,b}', 'dice "uno" \\ dos', 'dos  espacios'];
  await product.database.query(
    `insert into treatment (service_type, name) select 'PODIATRY', unnest($1::text[])`,
    [names],
  );
  const { createProfessional } = await mutate(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { treatments } }',
    { input: { name: 'Berta Rojas', services: ['PODIATRY'], treatments: names } },
  );
  expect(createProfessional.treatments).toEqual(names);
  const { rows } = await product.database.query(
    `select treatments, position, version from professional where name = 'Berta Rojas'`,
  );
  expect(rows).toEqual([{ treatments: names, position: 3, version: 1 }]);
});
