import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, share, shareReplay, tap } from 'rxjs';

type Answers = Observable<ApolloLink.Result>;

/**
 * Sends once what several parts of a page ask at the same moment, as Apollo's own deduplication does. Apollo's also gives a
 * query that is asked after a change the answer of one that was sent before it, and the page would miss the change.
 */
export function joinLink(): ApolloLink {
  const [queries, subscriptions] = [new Map<string, Answers>(), new Map<string, Answers>()];
  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    const forget = () => queries.clear();
    if (operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: forget, error: forget }));
    const isQuery = operationType === OperationTypeNode.QUERY;
    const underWay = isQuery ? queries : subscriptions;
    const key = print(operation.query) + JSON.stringify(operation.variables);
    const known = underWay.get(key);
    if (known) return known;
    const answers: Answers = forward(operation).pipe(
      finalize(() => {
        if (underWay.get(key) === answers) underWay.delete(key);
      }),
      isQuery ? shareReplay({ refCount: true }) : share(),
    );
    underWay.set(key, answers);
    return answers;
  });
}
