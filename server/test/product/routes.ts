import type { TestProduct } from './start-product.js';

/** A path with its parameters (`:id`), and a method it is served with. */
export interface Route {
  readonly method: string;
  readonly url: string;
}

/** The routes that Fastify actually serves, so that one not listed in any test is also found. */
export function routesOf(product: TestProduct): Route[] {
  const routes: Route[] = [];
  const tree = product.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  let path: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (!match) continue;
    const depth = match[1]!.length / 4;
    path = [...path.slice(0, depth), match[2]!];
    for (const method of match[3]?.split(', ') ?? []) routes.push({ method, url: path.join('') });
  }
  return routes;
}
