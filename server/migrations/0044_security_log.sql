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
  times integer not null check (times > 0)
);
create index security_log_at on security_log (at);

-- A document is offered under this name: its ending says what it was judged to be.
update files set original_name = original_name || substring(key from '\.[a-z0-9]+$')
where key like 'u/%' and original_name <> '' and mime not like 'image/%'
  and lower(right(original_name, length(substring(key from '\.[a-z0-9]+$')))) <> substring(key from '\.[a-z0-9]+$');
