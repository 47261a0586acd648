import { Migration } from '@mikro-orm/migrations';

/** Whether a deposit goes back depends on the hours of notice that the visitor saw when booking. */
export class DepositNotice extends Migration {
  override up(): void {
    this.addSql(`
      alter table deposit add column notice_hours smallint;
      update deposit set notice_hours = (select deposit_notice_hours from clinic_settings);
      alter table deposit
        alter column notice_hours set not null,
        add constraint deposit_notice_hours_range check (notice_hours between 0 and 720);

      create function deposit_keeps_its_notice() returns trigger language plpgsql set search_path = public as $$
      begin
        if new.notice_hours = old.notice_hours then return new; end if;
        raise exception 'a deposit keeps its hours of notice'
          using errcode = 'restrict_violation', constraint = 'deposit_keeps_its_notice';
      end $$;
      create trigger deposit_keeps_its_notice before update on deposit
        for each row execute function deposit_keeps_its_notice();`);
  }
}
