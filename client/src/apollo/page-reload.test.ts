import { expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { dedupLink } from './client/dedup-link';
import { reloadPage } from './page-reload';
import { QueriesInFlight, registerQueries } from './queries-in-flight';

/** A page that shows a name; the test sends the answers by hand. */
function openPage() {
  const asked: ((name: string) => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push((name) => {
          observer.next({ data: { name } });
          observer.complete();
        });
      }),
  );
  const queries = new QueriesInFlight();
  const link = ApolloLink.from([dedupLink(queries), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false });
  registerQueries(client, queries);
  const shown: unknown[] = [];
  const page = client
    .watchQuery<{ name: string }>({
      query: gql`
        {
          name
        }
      `,
    })
    .subscribe(({ data }) => shown.push(data?.name));
  return { client, asked, shown, close: () => page.unsubscribe() };
}

it('shows a change that arrived while the page was reloading', async () => {
  const { client, asked, shown, close } = openPage();
  asked[0]?.('at first');

  const first = reloadPage(client);
  await waitFor(() => expect(asked).toHaveLength(2));
  const second = reloadPage(client);
  asked[1]?.('before the change');
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.('after the change');
  await Promise.all([first, second]);
  close();
  expect(shown.at(-1)).toBe('after the change');
});

it('shows a change that arrived while the page was opening', async () => {
  const { client, asked, shown, close } = openPage();
  const reload = reloadPage(client);
  asked[0]?.('before the change');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(shown.at(-1)).toBe('before the change');
  asked[1]?.('after the change');
  await reload;
  close();
  expect(shown.at(-1)).toBe('after the change');
});
