import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { QueriesInFlight } from '../queries-in-flight';
import { dedupLink } from './dedup-link';

const NAME = gql`
  {
    name
  }
`;
const RENAME = gql`
  mutation {
    rename
  }
`;
const NAMED = gql`
  subscription {
    named
  }
`;

/** A client whose responses the test sends by hand, in any order. */
function clientWithServer() {
  const asked: { readonly name: string; readonly answer: (data: object) => void }[] = [];
  const server = new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        const name = JSON.stringify(query)
          .match(/name|rename|named/g)!
          .at(-1)!;
        asked.push({
          name,
          answer: (data) => {
            observer.next({ data });
            if (name !== 'named') observer.complete();
          },
        });
      }),
  );
  const link = ApolloLink.from([dedupLink(new QueriesInFlight()), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false });
  const ask = async () =>
    (await client.query<{ name: string }>({ query: NAME, fetchPolicy: 'network-only' })).data?.name;
  const rename = async () => {
    const change = client.mutate({ mutation: RENAME });
    asked.at(-1)!.answer({ rename: true });
    await change;
  };
  return { client, ask, asked, rename };
}

it('sends a query once when two parts of a page request it at the same time', async () => {
  const { ask, asked } = clientWithServer();
  const answers = Promise.all([ask(), ask()]);
  expect(asked).toHaveLength(1);
  asked[0]!.answer({ name: 'Ana' });
  expect(await answers).toEqual(['Ana', 'Ana']);
  void ask();
  expect(asked).toHaveLength(2);
});

it('sends a query again after a mutation, even while an earlier one is in flight', async () => {
  const { client, ask, asked, rename } = clientWithServer();
  const before = ask();
  await rename();
  const after = ask();
  expect(asked).toHaveLength(3);
  asked[2]!.answer({ name: 'new' });
  expect(await after).toBe('new');
  asked[0]!.answer({ name: 'old' });
  asked[3]!.answer({ name: 'new' });
  expect(await before).toBe('new');
  expect(client.readQuery({ query: NAME })).toEqual({ name: 'new' });
});

it('ignores a response from before a mutation, and waits for the newer query in flight', async () => {
  const { ask, asked, rename } = clientWithServer();
  const before = ask();
  await rename();
  const after = ask();
  asked[0]!.answer({ name: 'old' });
  expect(asked).toHaveLength(3);
  asked[2]!.answer({ name: 'new' });
  expect(await Promise.all([before, after])).toEqual(['new', 'new']);
});

it('returns a response even if mutations keep coming', async () => {
  const { ask, asked, rename } = clientWithServer();
  const answer = ask();
  await rename();
  asked[0]!.answer({ name: 'first' });
  await rename();
  asked[2]!.answer({ name: 'second' });
  expect(await answer).toBe('second');
});

it('keeps one subscription for all listeners, even across a mutation', async () => {
  const { client, asked, rename } = clientWithServer();
  const heard: unknown[] = [];
  const listen = () => client.subscribe({ query: NAMED }).subscribe(({ data }) => heard.push(data));
  const first = listen();
  await rename();
  const second = listen();
  expect(asked).toHaveLength(2);
  asked[0]!.answer({ named: 'Ana' });
  expect(heard).toEqual([{ named: 'Ana' }, { named: 'Ana' }]);
  first.unsubscribe();
  second.unsubscribe();
});
