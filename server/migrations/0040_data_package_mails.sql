-- Mails are sent by jobs, which count their own tries and know when they are due.

update data_package_mails set state = 'queued' where state = 'sending';
alter table data_package_mails
  drop constraint data_package_mails_state_check,
  add constraint data_package_mails_state_check check (state in ('queued', 'sent', 'failed'));

drop index data_package_mails_due;
drop index data_package_mails_one_under_way;
create unique index data_package_mails_one_queued on data_package_mails (user_id, package_id, address_digest)
  where state = 'queued';
alter table data_package_mails drop column tries, drop column due_at;
