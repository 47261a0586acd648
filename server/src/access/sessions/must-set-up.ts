/** SQL condition on `staff_user u`: the clinic requires a second factor and the user has none. */
export const MUST_SET_UP_SECOND_FACTOR = `((select second_factor_required from clinic_settings) and not exists (
  select from second_factor f where f.staff_user_id = u.id and f.enabled_at is not null))`;
