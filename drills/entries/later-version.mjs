// @ts-check
// A later version of the product with one more migration, which fails halfway if the first argument is
// 'faulty'.
import { MIGRATIONS } from './built-server.mjs';

/** The product's own copy of MikroORM's class. @type {typeof import('@mikro-orm/migrations').Migration} */
const Migration = Object.getPrototypeOf(MIGRATIONS[0]?.class);

class Added extends Migration {
  /** @override */
  up() {
    this.addSql('create table drill (id integer)');
    this.addSql('alter table appointment add column drill text');
    if (process.argv[2] === 'faulty') this.addSql('alter table no_such_table add column drill text');
  }
}

MIGRATIONS.push({ name: '9999-drill', class: Added });
await import(new URL('../../dist/start/main.js', import.meta.url).href);
