import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { pagedLink } from './long-list-link';

const QUERY = gql`
  query Movements($id: Int!, $first: Int!, $after: String) {
    supply(id: $id) {
      movements(first: $first, after: $after) {
        nodes
        endCursor
        hasNextPage
      }
    }
  }
`;
const THERE_ARE = 270;

let asked: (readonly [first: number, after: number])[];
let failsAfter: number;
/** A list of numbers; the cursor is the last one sent. */
const server = new ApolloLink(({ variables }) => {
  const first = Number(variables['first']);
  const after = Number(variables['after'] ?? 0);
  asked.push([first, after]);
  if (after >= failsAfter) return of({ data: null, errors: [{ message: 'Failed' }] });
  const end = Math.min(after + first, THERE_ARE);
  const nodes = Array.from({ length: end - after }, (_, index) => after + index + 1);
  const movements = { nodes, endCursor: String(end), hasNextPage: end < THERE_ARE };
  return of({ data: { supply: { __typename: 'Supply', movements } } });
});

const ask = async (first: number) => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([pagedLink(100), server]),
  });
  const { data } = await client.query<{ supply: { movements: { nodes: number[]; hasNextPage: boolean } } }>({
    query: QUERY,
    variables: { id: 1, first },
  });
  return data?.supply.movements;
};

beforeEach(() => {
  asked = [];
  failsAfter = THERE_ARE;
});

describe('a list requested page by page', () => {
  it('makes one call if the requested rows fit in a page', async () => {
    expect(await ask(100)).toMatchObject({ nodes: { length: 100 }, hasNextPage: true });
    expect(asked).toEqual([[100, 0]]);
  });

  it('returns the requested rows as one response even if they take several calls', async () => {
    const list = await ask(240);
    expect(list?.nodes).toEqual(Array.from({ length: 240 }, (_, index) => index + 1));
    expect(list?.hasNextPage).toBe(true);
    expect(asked).toEqual([
      [100, 0],
      [100, 100],
      [40, 200],
    ]);
  });

  it('stops loading a list when there are no more rows', async () => {
    expect(await ask(640)).toMatchObject({ nodes: { length: THERE_ARE }, hasNextPage: false });
    expect(asked).toHaveLength(3);
  });

  it('fails to load a list if one of its calls fails', async () => {
    failsAfter = 100;
    await expect(ask(240)).rejects.toThrow('Failed');
    expect(asked).toHaveLength(2);
  });
});
