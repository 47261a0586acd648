import { Migration } from '@mikro-orm/migrations';

/**
 * A trigger enforces a rule of the whole clinic, so it reads the tables, also in the transaction of a person whose
 * statements read views (decision 116).
 */
export class TriggersReadTables extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare
        name regprocedure;
      begin
        for name in
          select p.oid::regprocedure from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
            and not exists (select from pg_depend d
                            where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        loop
          execute format('alter function %s set search_path = public', name);
        end loop;
      end $$;`);
  }
}
