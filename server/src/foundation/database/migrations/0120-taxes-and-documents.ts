import { Migration } from '@mikro-orm/migrations';

/** Choices of the accountant: the tax of each treatment, and the documents issued elsewhere. */
export class TaxesAndDocuments extends Migration {
  override up(): void {
    this.addSql(`
      alter table treatment
        add column tax text not null default 'UNDEFINED',
        add constraint treatment_tax_known check (tax in ('TAXED', 'EXEMPT', 'UNDEFINED'));
      -- As visits have been charged until now.
      update treatment set tax = 'TAXED' where service_type <> 'PODIATRY';

      alter table clinic_settings
        add column issued_documents text[] not null
          default '{VOUCHER,TAXED_RECEIPT,EXEMPT_RECEIPT,FEE_RECEIPT,INVOICE}',
        add constraint clinic_settings_issued_documents_known check (
          issued_documents <@ array['VOUCHER', 'TAXED_RECEIPT', 'EXEMPT_RECEIPT', 'FEE_RECEIPT', 'INVOICE']
          and array_position(issued_documents, null) is null);

      -- In the order of the numbers, in which gaps are looked for.
      create index fiscal_document_number_idx on fiscal_document (kind, issuer_rut, (number::numeric));`);
  }
}
