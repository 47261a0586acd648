import { ApolloLink } from '@apollo/client';
import { defer, from, switchMap } from 'rxjs';

/** A link whose code is loaded on first use, so that no page waits for it. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) =>
    defer(() => from((loading ??= load()))).pipe(switchMap((link) => link.request(operation, forward))),
  );
}
