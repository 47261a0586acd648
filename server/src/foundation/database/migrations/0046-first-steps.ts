import { Migration } from '@mikro-orm/migrations';

/** Whether the dashboard leads through the first steps: a new clinic begins with it (`markNewClinic`). */
export class FirstSteps extends Migration {
  override up(): void {
    this.addSql('alter table clinic_settings add column first_steps_shown boolean not null default false');
  }
}
