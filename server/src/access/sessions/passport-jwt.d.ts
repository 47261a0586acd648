/** The options that we use. The published types describe Express's requests, and bring twelve packages. */
declare module 'passport-jwt' {
  import type { KeyObject } from 'node:crypto';
  import type { FastifyRequest } from 'fastify';

  export class Strategy {
    constructor(options: {
      readonly jwtFromRequest: (request: Pick<FastifyRequest, 'headers'>) => string | null;
      readonly secretOrKey: KeyObject;
      readonly algorithms: readonly string[];
      readonly issuer: string;
      readonly audience: string;
      /** Whether `validate` gets the request before the claims. */
      readonly passReqToCallback: true;
    });
    /** Called by passport, on an object that inherits from this one. */
    authenticate(request: object, options?: object): void;
  }
}
