/** A webhook with its secret and its deliveries. */
export const STORED_WEBHOOK = `
  with hook as (
    insert into webhook (address, events, created_by, created_at)
    select 'https://tienda.example/', '{PATIENT_CREATED}', id, now() from staff_user limit 1 returning id),
  happened as (
    insert into webhook_event (type, at, subject, facts)
    values ('PATIENT_CREATED', now(), 'patient:1', '{"patientId": 1}') returning id),
  secret as (insert into webhook_secret select id, decode(repeat('00', 60), 'hex') from hook)
  insert into webhook_delivery (webhook_id, event_id, subject, state, settled_at)
  select hook.id, happened.id, 'patient:1', 'DELIVERED', now() from hook, happened`;
