-- What deeds tell people: written in their transactions, made into messages in this order, and removed with that.
create table queued_notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  notice jsonb not null,
  -- One that failed is left to a job; what the same person is told after it waits for it. One that was given up holds
  -- nothing back, and is told when an operator sends its job again.
  state text not null default 'waiting' check (state in ('waiting', 'failing', 'given_up')),
  created_at timestamptz not null default now()
);
create index queued_notices_waiting on queued_notices (id) where state = 'waiting';
create index queued_notices_by_user on queued_notices (user_id);

-- The queued notice that a message was made of: whatever runs twice, a notice is one message.
alter table messages add column notice_id bigint;
create unique index messages_by_notice on messages (notice_id) where notice_id is not null;
