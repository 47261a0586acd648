import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { optionalPart } from '../../ui/frame/optional-part';
import { useIsFirstLoadOver } from './use-first-load';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows the page only once the code of its parts has been loaded too', async () => {
  let arrive: (part: ComponentType) => void = () => undefined;
  const Part = optionalPart(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
  function Page() {
    return (
      <>
        {useIsFirstLoadOver(true) ? 'shown' : 'hidden'}
        <Part />
      </>
    );
  }
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  render(<Page />, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await pass(500);
  expect(screen.getByText('hidden')).toBeVisible();
  arrive(() => null);
  await pass(0);
  await pass(900);
  expect(screen.getByText('shown')).toBeVisible();
});
