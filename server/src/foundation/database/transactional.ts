import { Transactional as InTransaction } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';

/**
 * Runs a method in a transaction, or in its caller's if one is open. MikroORM's decorator looks for the entity manager
 * in the property `em`; Nest injects it here, so a class whose statements all go through `Sql` needs no such
 * parameter. Nest does not inject into what a factory creates.
 */
export const Transactional = (): MethodDecorator => (target, key, descriptor) => {
  Inject(EntityManager)(target, 'em');
  return InTransaction()(target, key, descriptor);
};
