import { Migration } from '@mikro-orm/migrations';

/** A new clinic may pause its booking page while it is being set up, and skip steps. */
export class FirstHour extends Migration {
  override up(): void {
    this.addSql(`
alter table clinic_settings
  add column bookings_paused boolean not null default false,
  add column first_steps_skipped text[] not null default '{}',
  add constraint clinic_settings_first_steps_known check (first_steps_skipped <@ array[
    'NAME', 'ADDRESS', 'LOGO', 'HOURS', 'PROFESSIONALS', 'TREATMENTS', 'MAIL', 'PUBLIC_ADDRESS', 'SECOND_FACTOR',
    'BACKUP', 'TEAM']);
`);
  }
}
