import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { joinLink } from './join-link';

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

/** A client whose answers a test gives by hand, in any order. */
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
  const link = ApolloLink.from([joinLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false });
  const ask = async () =>
    (await client.query<{ name: string }>({ query: NAME, fetchPolicy: 'network-only' })).data?.name;
  return { client, ask, asked };
}

it('sends once what two parts of a page ask at the same moment', async () => {
  const { ask, asked } = clientWithServer();
  const answers = Promise.all([ask(), ask()]);
  expect(asked).toHaveLength(1);
  asked[0]!.answer({ name: 'Ana' });
  expect(await answers).toEqual(['Ana', 'Ana']);
  void ask();
  expect(asked).toHaveLength(2);
});

it('asks again after a change, though an earlier question is still under way', async () => {
  const { client, ask, asked } = clientWithServer();
  const before = ask();
  const change = client.mutate({ mutation: RENAME });
  asked[1]!.answer({ rename: true });
  await change;
  const after = ask();
  expect(asked).toHaveLength(3);
  asked[2]!.answer({ name: 'new' });
  asked[0]!.answer({ name: 'old' });
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
});

it('keeps one subscription for all who listen, through a change too', async () => {
  const { client, asked } = clientWithServer();
  const heard: unknown[] = [];
  const listen = () => client.subscribe({ query: NAMED }).subscribe(({ data }) => heard.push(data));
  const first = listen();
  const change = client.mutate({ mutation: RENAME });
  asked[1]!.answer({ rename: true });
  await change;
  const second = listen();
  expect(asked).toHaveLength(2);
  asked[0]!.answer({ named: 'Ana' });
  expect(heard).toEqual([{ named: 'Ana' }, { named: 'Ana' }]);
  first.unsubscribe();
  second.unsubscribe();
});
