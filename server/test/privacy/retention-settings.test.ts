import { beforeEach, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

beforeEach(() =>
  product.database.query(
    `update retention_settings
     set message_months = 12, security_log_months = 12, visitor_months = 24, starts_on = '2026-01-01', version = 1`,
  ),
);

const update = async (input: object, version = 1) =>
  (
    await staff.graphql(
      `mutation ($version: Int!, $input: RetentionInput!) { updateRetention(version: $version, input: $input) {
         messageMonths securityLogMonths visitorMonths startsOn version } }`,
      { version, input },
    )
  ).body;

it('lets only a user who saw the current retention settings change them, within their limits', async () => {
  const { data } = await update({ messageMonths: 6, visitorMonths: 36 });
  expect(data.updateRetention).toEqual({
    messageMonths: 6,
    securityLogMonths: null,
    visitorMonths: 36,
    startsOn: '2026-01-01',
    version: 2,
  });
  expect(
    (await update({ messageMonths: 12, securityLogMonths: 12, visitorMonths: 24 })).errors[0].extensions.code,
  ).toBe('STALE');
  const { errors } = await update({ messageMonths: 0, securityLogMonths: 11, visitorMonths: 121 }, 2);
  expect(errors[0].extensions).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      messageMonths: ['Elija para los meses de los mensajes un número entre 1 y 120.'],
      securityLogMonths: ['Elija para los meses del registro de seguridad un número entre 12 y 120.'],
      visitorMonths: ['Elija para los meses de quienes reservaron y no vinieron un número entre 6 y 120.'],
    },
  });
  const { rows } = await product.database.query('select message_months, version from retention_settings');
  expect(rows).toEqual([{ message_months: 6, version: 2 }]);
});
