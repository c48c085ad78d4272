-- The tables of the kernel and of the outside services, by folder. A foreign key to a table of a group is added there, below that table.

-- ## kernel

create table settings (
  key text primary key,
  value jsonb not null
);

-- Key material, encrypted under the master key.
create table secrets (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);

-- Losing counters in a crash is harmless, so they need no write-ahead log.
create unlogged table rate_limits (
  key text primary key,
  count int not null,
  resets_at timestamptz not null
);

create table files (
  id bigint generated always as identity primary key,
  key text not null unique,
  mime text not null,
  size bigint not null,
  original_name text not null default '',
  owner_id bigint,
  private boolean not null default false,
  created_at timestamptz not null default now(),
  -- The stored bytes of a sealed file are encrypted under the master key; `size` is that of the file itself.
  sealed boolean not null default false,
  -- Empty for files that other things may refer to as well: those stay until their owner goes.
  purpose text not null default '',
  constraint sealed_is_private check (private or not sealed)
);
create index files_of_owner on files (owner_id);
create index files_by_purpose on files (purpose, created_at) where purpose <> '';

-- The part of a table for one month (in UTC). Rows of that month that are in the default part move into it.
create function create_month(parent text, at_column text, month date) returns void language plpgsql as $$
declare
  part text := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
  begins timestamptz := month::timestamp at time zone 'UTC';
  ends timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
begin
  -- Nobody may add a row of this month to the default part in the meantime.
  execute format('lock table %I in access exclusive mode', parent || '_default');
  execute format('create table %I (like %I including defaults including constraints)', part, parent);
  execute format('with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
    parent || '_default', at_column, at_column, part) using begins, ends;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, begins, ends);
end $$;

-- Every look at sealed personal data. It outlives the people in it, hence no references.
create table access_log (
  id bigint generated always as identity,
  user_id bigint,
  reader_id bigint not null,
  what text not null,
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
create index access_log_of_user on access_log (user_id, at);
-- Takes rows of months that have no part yet, such as those of a restored backup.
create table access_log_default partition of access_log default;
select create_month('access_log', 'at', month::date)
from generate_series(date_trunc('month', now() at time zone 'UTC'),
  date_trunc('month', now() at time zone 'UTC') + interval '2 months', '1 month') month;

-- Refused calls: who tried what, from where. Kept for six months, with no content of the call.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  address text not null,
  -- Of the login that the call came with. No reference: the entry outlives the account.
  user_id bigint,
  call text not null,
  refused text not null,
  -- How often within the seconds before it was written.
  times integer not null check (times > 0),
  -- The account that a refused login was for, which is not the login that the call came with. No reference, as above.
  account_id bigint
);
create index security_log_at on security_log (at);


-- ## sms

-- What the sandbox gateways would have sent. Exists everywhere, filled only outside production.
create table outbox_messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'mail', 'push')),
  recipient text not null,
  text text not null,
  code text,
  created_at timestamptz not null default now(),
  -- A message that is sent again after a crash is the same message.
  reference text unique
);
create index outbox_by_recipient on outbox_messages (recipient, id);


-- ## wechat

-- Access tokens and JS-SDK tickets, encrypted under the master key.
create table wechat_tokens (
  name text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);

-- Codes that the sandbox consent page has given out. Exists everywhere, filled only outside production.
create table wechat_sandbox_codes (
  digest bytea primary key,
  app_type smallint not null,
  person text not null,
  expires_at timestamptz not null
);


-- ## payments

-- What the sandbox, playing a payment provider, would hold on its side. Exists everywhere, filled only outside production.
create table sandbox_payments (
  order_no text primary key,
  description text not null,
  amount_fen bigint not null check (amount_fen > 0),
  return_path text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'closed')),
  failed_tries int not null default 0,
  transaction_no text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (transaction_no is not null))
);
create index sandbox_payments_by_time on sandbox_payments (created_at desc);

create table sandbox_refunds (
  refund_no text primary key,
  order_no text not null references sandbox_payments (order_no),
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_by_order on sandbox_refunds (order_no);

create table sandbox_transfers (
  transfer_no text primary key,
  account text not null,
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null default now()
);


-- ## audit

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

-- The latest entry, by which missing ones at the end are noticed.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  entry_id bigint not null,
  hash bytea not null,
  seal bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
-- What is only added to is not emptied either.
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger audit_head_not_emptied before truncate on audit_head
  for each statement execute function refuse_audit_change();


-- ## call-times

-- How long calls took, by the hour, added up over all servers. `buckets` counts calls by their time.
create table call_times (
  call text not null,
  hour timestamptz not null,
  buckets integer[] not null,
  slowest_ms real not null,
  primary key (call, hour)
);
create index call_times_by_hour on call_times (hour);


-- ## queued-notices

-- What deeds tell people: written in their transactions, made into messages in this order, and removed with that.
create table queued_notices (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  notice jsonb not null,
  -- One that failed is left to a job; what the same person is told after it waits for it. One that was given up holds
  -- nothing back, and is told when an operator sends its job again.
  state text not null default 'waiting' check (state in ('waiting', 'failing', 'given_up')),
  created_at timestamptz not null default now()
);
create index queued_notices_waiting on queued_notices (id) where state = 'waiting';
create index queued_notices_by_user on queued_notices (user_id);
