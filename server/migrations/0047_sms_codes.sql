-- A code is for the browser that asked for it. Codes that were sent before live for five minutes at most.
alter table sms_codes add column browser text not null default '';

-- A browser that an account was logged in by before is trusted with more codes.
create index sessions_by_guest on sessions (guest_id);
