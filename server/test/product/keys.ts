import { listedRights } from '#domain/access/keys/api-key.js';
import type { Area, AreaAccess, Rights } from '#domain/access/rights.js';
import { ADMIN } from './start-product.js';
import type { Answer, TestClient } from './test-client.js';

interface Making {
  readonly name?: string;
  readonly rights?: Rights | ReadonlyArray<{ area: Area; access: AreaAccess }>;
  readonly endsOn?: string;
  readonly password?: string;
}

const MAKE = `mutation ($input: CreateApiKeyInput!, $password: String!) {
  createApiKey(input: $input, password: $password) {
    token key { id name prefix rights { area access } state createdByName endsOn lastUsedAt }
  }
}`;

/** @param maker a logged-in user of the clinic. */
export function requestKey(
  maker: TestClient,
  {
    name = 'Sitio web',
    rights = { AGENDA: 'WRITE' },
    endsOn = '2027-11-20',
    password = ADMIN.password,
  }: Making = {},
): Promise<Answer> {
  const listed = Array.isArray(rights) ? rights : listedRights(rights as Rights);
  return maker.graphql(MAKE, { input: { name, rights: listed, endsOn }, password });
}

interface ProductOfKeys {
  readonly staff: TestClient;
  client(): TestClient;
}

export async function createProgram(
  product: ProductOfKeys,
  rights: Rights,
  name?: string,
  maker: TestClient = product.staff,
) {
  const { body } = await requestKey(maker, { rights, ...(name !== undefined && { name }) });
  const { key, token } = body.data.createApiKey as { key: { id: string }; token: string };
  const program = product.client();
  program.access = token;
  return Object.assign(program, { keyId: key.id });
}
