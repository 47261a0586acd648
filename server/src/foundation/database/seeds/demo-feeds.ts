import type { EntityManager } from '@mikro-orm/postgresql';

/** One feed that a calendar reads and one that was revoked. Their addresses are not known. */
export async function addDemoFeeds(em: EntityManager): Promise<void> {
  await em.execute(
    `with feed as (
       insert into calendar_feed (id, name, scope, shows_names, created_by, created_at, last_used_at, revoked_at)
       select gen_random_uuid(), f.name, f.scope, f.names, maker.id, now() - f.age, now() - f.used, now() - f.revoked
       from (values ('Tableta de la recepción', 'PODIATRY', false, interval '30 days', interval '20 minutes', null),
                    ('Teléfono anterior', 'ALL', true, interval '45 days', interval '41 days', interval '40 days'))
         as f (name, scope, names, age, used, revoked)
       cross join (select min(id) as id from staff_user where not is_program having min(id) is not null) as maker
       returning id, revoked_at)
     insert into calendar_feed_secret (calendar_feed_id, hash)
     select id, sha256(gen_random_uuid()::text::bytea) from feed where revoked_at is null`,
  );
}
