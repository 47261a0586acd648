import { ApolloLink } from '@apollo/client';
import { defer, from, switchMap } from 'rxjs';

/** Carries subscriptions. Its code and its connection begin with the first one: no other page waits for them. */
export function lazyLiveLink(): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  const load = () => (loading ??= import('./live-link').then(({ createLiveLink }) => createLiveLink()));
  return new ApolloLink((operation, forward) =>
    defer(() => from(load())).pipe(switchMap((link) => link.request(operation, forward))),
  );
}
