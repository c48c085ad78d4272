-- What is only added to is not emptied either.
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger audit_head_not_emptied before truncate on audit_head
  for each statement execute function refuse_audit_change();
create trigger ledger_entries_not_emptied before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_postings_not_emptied before truncate on ledger_postings
  for each statement execute function refuse_ledger_change();
