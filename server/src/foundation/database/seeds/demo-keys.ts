import type { EntityManager } from '@mikro-orm/postgresql';

/** One key that was used and revoked, and one that was never used. Their secrets are not known. */
export async function addDemoKeys(em: EntityManager): Promise<void> {
  await em.execute(
    `with account as (
       insert into staff_user (username, name, rights, is_program)
       select 'key:' || name.prefix, name.text, '{}', true
       from (values ('demo2222', 'Sitio web Demo'), ('demo3333', 'Contabilidad Demo')) as name (prefix, text)
       where exists (select from staff_user)
       returning id, username),
     key as (
       insert into api_key (id, staff_user_id, rights, created_by, created_at, expires_at, last_used_at, revoked_at)
       select gen_random_uuid(), a.id, k.rights::jsonb, maker.id, now() - k.age, now() - k.age + interval '1 year',
              now() - k.used, now() - k.revoked
       from account a
       join (values
         ('key:demo2222', '{"AGENDA": "WRITE", "PATIENTS": "WRITE"}', interval '60 days', interval '21 days', interval '20 days'),
         ('key:demo3333', '{"AGENDA": "READ", "STOCK": "READ"}', interval '5 days', null, null)
       ) as k (username, rights, age, used, revoked) on k.username = a.username
       cross join (select min(id) as id from staff_user) as maker
       returning id, revoked_at)
     insert into api_key_secret (api_key_id, hash)
     select id, sha256(gen_random_uuid()::text::bytea) from key where revoked_at is null`,
  );
}
