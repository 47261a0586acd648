import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, share, tap } from 'rxjs';
import type { QueriesInFlight } from '../queries-in-flight';

/** Sends concurrent equal queries and subscriptions once. */
export function dedupLink(queries: QueriesInFlight): ApolloLink {
  const subscriptions = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: queries.noteMutation, error: queries.noteMutation }));
    const key = print(operation.query) + JSON.stringify(operation.variables);
    if (operation.operationType === OperationTypeNode.QUERY)
      return queries.ask(key, () => forward(operation));
    const known = subscriptions.get(key);
    if (known) return known;
    const answers = forward(operation).pipe(
      finalize(() => subscriptions.delete(key)),
      share(),
    );
    subscriptions.set(key, answers);
    return answers;
  });
}
