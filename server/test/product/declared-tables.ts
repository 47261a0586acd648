import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from '../../src/entities.js';
import { declaredTables } from '../../src/foundation/database/columns/declared-tables.js';
import { ormOptions } from '../../src/foundation/database/orm-options.js';

// Finds the columns of the entities, and connects to nothing.
const orm = new MikroORM(ormOptions('postgresql://localhost/none', ENTITIES));

/** As the product declares them. */
export const DECLARED_TABLES = declaredTables(orm.getMetadata().getAll().values());
