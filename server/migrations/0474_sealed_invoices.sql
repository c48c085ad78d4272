-- Sealed by `seal-invoices.ts`, because the key is not in the database; the columns in the clear are empty afterwards.
alter table invoices
  add column tax_no_sealed bytea,
  add column email_sealed bytea,
  alter column tax_no set default '',
  alter column email set default '';
