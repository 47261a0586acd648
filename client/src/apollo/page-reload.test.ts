import { expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { reloadPage } from './page-reload';

it('shows a change that came while the page was being read', async () => {
  const asked: ((name: string) => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push((name) => {
          observer.next({ data: { name } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
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
  asked[0]?.('at first');

  const first = reloadPage(client);
  const second = reloadPage(client);
  asked[1]?.('before the change');
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.('after the change');
  await Promise.all([first, second]);
  page.unsubscribe();
  expect(shown.at(-1)).toBe('after the change');
});
