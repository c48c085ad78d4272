-- What operators have changed: an entry before each change and one with its outcome. Entries are chained: the hash of each
-- covers its content and the hash before it, under a key that is not in the database.
create table audit_log (
  -- Without gaps.
  id bigint primary key,
  at timestamptz not null,
  -- The entry whose outcome this one is.
  begun_id bigint unique references audit_log (id),
  -- No reference to users: an entry outlives the account.
  operator_id bigint not null,
  address text not null,
  call text not null,
  needed_right text not null,
  input jsonb not null,
  reason text not null,
  outcome text not null check (outcome in ('begun', 'done', 'refused', 'failed')),
  status int not null,
  changes jsonb not null,
  hash bytea not null,
  check ((outcome = 'begun') = (begun_id is null))
);
create index audit_log_by_operator on audit_log (operator_id, id desc) where begun_id is null;
create index audit_log_by_call on audit_log (call, id desc) where begun_id is null;
create index audit_log_by_time on audit_log (at) where begun_id is null;
create index audit_log_by_target on audit_log using gin (changes jsonb_path_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

-- The latest entry, by which missing ones at the end are noticed.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  entry_id bigint not null,
  hash bytea not null,
  seal bytea not null
);
