import { RequestContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { withRowScope } from './connections/row-limit.js';

/**
 * Opens MikroORM's context for each request. The entity manager is forked on first use: a visitor's request served from
 * memory never needs one.
 */
export function registerRequestContext(server: FastifyInstance, { em, config }: MikroORM): void {
  config.set('context', (name) => {
    const forks = RequestContext.currentRequestContext()?.map;
    if (forks && !forks.has(name)) {
      // `fork` itself looks up the context: set the global one first, as outside a request.
      forks.set(name, em);
      forks.set(name, em.fork({ useContext: true }));
    }
    return forks?.get(name);
  });
  server.addHook('onRequest', (_request, _reply, done) =>
    withRowScope(() => RequestContext.create([], done)),
  );
}
