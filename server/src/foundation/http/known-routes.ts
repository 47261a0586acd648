import { DomainError } from '#domain/errors.js';
import type { FastifyInstance } from 'fastify';

interface Known {
  readonly pattern: RegExp;
  readonly hasParameters: boolean;
  readonly methods: Set<string>;
}

const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/$/, '') || '/';

/** The methods of each path, so that a wrong method is a 405 and not a 404. */
export class KnownRoutes {
  private readonly byUrl = new Map<string, Known>();

  add(url: string, methods: string | readonly string[]): void {
    if (url.includes('*')) return;
    const path = pathOf(url);
    const known = this.byUrl.get(path) ?? {
      pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`),
      hasParameters: path.includes(':'),
      methods: new Set<string>(),
    };
    for (const method of [methods].flat()) known.methods.add(method);
    this.byUrl.set(path, known);
  }

  /** @returns the methods of a request's path, sorted; empty if the path is unknown. */
  methodsAt(url: string): string[] {
    const path = pathOf(url);
    const own = this.byUrl.get(path);
    const found = own ? [own] : [...this.byUrl.values()].filter(({ pattern }) => pattern.test(path));
    return found.flatMap(({ methods }) => [...methods]).sort();
  }

  /** Whether a path exists literally, not only as the value of a parameter. */
  isFixed(url: string): boolean {
    return this.byUrl.get(pathOf(url))?.hasParameters === false;
  }
}

/**
 * Must be called before the routes are registered. A literal path is not an id: `GET citas/crear_cita_admin/` has the
 * wrong method, although `GET citas/{id}/` would match it.
 */
export function recordRoutes(server: FastifyInstance): KnownRoutes {
  const routes = new KnownRoutes();
  server.addHook('onRoute', ({ url, method }) => routes.add(url, method));
  return routes;
}

/** Must be called after the hooks that count requests. */
export function registerMethodCheck(server: FastifyInstance, routes: KnownRoutes): void {
  server.addHook('onRequest', ({ url, method, params, is404 }, reply, done) => {
    const hasParameters = Object.keys(params as object).length > 0;
    if (is404 || !hasParameters || !routes.isFixed(url)) return done();
    const methods = routes.methodsAt(url);
    if (methods.includes(method)) return done();
    void reply.header('allow', methods.join(', '));
    done(new DomainError('METHOD_NOT_ALLOWED'));
  });
}
