import { RequestContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';

/**
 * Opens MikroORM's context for each request. Its entity manager is forked for whoever first needs one: to answer a visitor
 * from memory, nobody does.
 */
export function registerRequestContext(server: FastifyInstance, { em, config }: MikroORM): void {
  config.set('context', (name) => {
    const forks = RequestContext.currentRequestContext()?.map;
    if (forks && !forks.has(name)) {
      // A fork asks for the context while it is made: for the global one, as it would outside a request.
      forks.set(name, em);
      forks.set(name, em.fork({ useContext: true }));
    }
    return forks?.get(name);
  });
  server.addHook('onRequest', (_request, _reply, done) => RequestContext.create([], done));
}
