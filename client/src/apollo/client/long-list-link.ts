import { ApolloLink } from '@apollo/client';
import { EMPTY, expand, type Observable, reduce } from 'rxjs';

interface Page {
  nodes: unknown[];
  endCursor: string | null;
  hasNextPage: boolean;
}

function pageIn(data: unknown): Page | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('endCursor' in data) return data as Page;
  return Object.values(data).map(pageIn).find(Boolean);
}

/**
 * Requests a list (`first`, `after`) page by page and returns it as one response, or the error of the first page that
 * fails.
 * @param size rows per page.
 */
export const pagedLink = (size: number): ApolloLink =>
  new ApolloLink((operation, forward) => {
    let missing = Number(operation.variables['first']);
    const ask = (after?: string | null): Observable<ApolloLink.Result> =>
      forward(withVariables(operation, { ...operation.variables, first: Math.min(missing, size), after }));
    return ask().pipe(
      expand((answer) => {
        const page = answer.errors ? undefined : pageIn(answer.data);
        missing -= page?.nodes.length ?? 0;
        return page?.hasNextPage && missing > 0 ? ask(page.endCursor) : EMPTY;
      }),
      reduce((whole, answer) => {
        const [page, next] = [pageIn(whole.data), pageIn(answer.data)];
        if (answer.errors || !page || !next) return answer;
        Object.assign(page, next, { nodes: [...page.nodes, ...next.nodes] });
        return whole;
      }),
    );
  });

/** Copies the operation with other variables; its methods are not enumerable. */
const withVariables = (operation: ApolloLink.Operation, variables: object): ApolloLink.Operation =>
  Object.defineProperties({} as ApolloLink.Operation, {
    ...Object.getOwnPropertyDescriptors(operation),
    variables: { value: variables, enumerable: true },
  });
