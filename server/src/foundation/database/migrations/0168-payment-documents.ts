import { Migration } from '@mikro-orm/migrations';

/**
 * A document that was issued after its payment was taken. The payment's own row never changes, so the document is named
 * by a row of its own, once.
 */
export class PaymentDocuments extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_document (
        payment_id integer primary key,
        document_id integer not null,
        at timestamptz not null,
        staff_user_id integer not null,
        constraint payment_document_payment_id_fkey foreign key (payment_id) references payment (id),
        constraint payment_document_document_id_fkey foreign key (document_id) references fiscal_document (id),
        constraint payment_document_staff_user_id_fkey foreign key (staff_user_id) references staff_user (id)
      );
      create index payment_document_document_idx on payment_document (document_id);

      create function payment_document_holds() returns trigger language plpgsql set search_path = public as $$
      begin
        perform from payment where id = new.payment_id and kind = 'PAYMENT' and document_id is null for update;
        if found then return new; end if;
        raise exception 'only a payment without a document gets one'
          using errcode = 'check_violation', constraint = 'payment_document_of_payment';
      end $$;
      create trigger payment_document_holds before insert on payment_document
        for each row execute function payment_document_holds();
      create trigger ledger_row_is_kept before update or delete on payment_document
        for each row execute function ledger_row_is_kept();
      create trigger payment_document_is_not_truncated before truncate on payment_document
        for each statement execute function table_is_kept();`);
  }
}
