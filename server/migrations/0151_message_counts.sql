-- What a message is about, the event it reports, its English text, and the page of this site that it leads to.
alter table messages
  add column kind text not null default 'system'
    check (kind in ('system', 'meetings', 'consultations', 'unions', 'experts', 'orders', 'comments')),
  add column event text not null default '',
  add column title_en text not null default '',
  add column content_en text not null default '',
  add column path text not null default '',
  add column recalled_at timestamptz;

-- The kind is repeated here so that a tab of an inbox is read from one index.
alter table message_records add column kind text not null default 'system';
drop index message_records_unread;
create index message_records_latest on message_records (user_id, created_at, message_id);
create index message_records_by_kind on message_records (user_id, kind, created_at, message_id);
create index message_records_unread on message_records (user_id, created_at, message_id) where read_at is null;

-- How many messages of each kind a user has. Triggers keep it: counting an inbox of thousands would take longer than
-- reading a page of it.
create table message_counts (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  total int not null,
  unread int not null,
  primary key (user_id, kind)
);
insert into message_counts (user_id, kind, total, unread)
select user_id, kind, count(*), count(*) filter (where read_at is null) from message_records group by user_id, kind;

-- In the order of the users, so that two senders do not wait for each other.
create function message_records_added() returns trigger language plpgsql as $$
begin
  insert into message_counts as c (user_id, kind, total, unread)
  select user_id, kind, count(*), count(*) filter (where read_at is null)
  from added group by user_id, kind order by user_id, kind
  on conflict (user_id, kind) do update set total = c.total + excluded.total, unread = c.unread + excluded.unread;
  return null;
end $$;
create trigger message_records_added after insert on message_records
referencing new table as added for each statement execute function message_records_added();

create function message_records_removed() returns trigger language plpgsql as $$
begin
  update message_counts c set total = c.total - r.total, unread = c.unread - r.unread
  from (select user_id, kind, count(*) as total, count(*) filter (where read_at is null) as unread
    from removed group by user_id, kind order by user_id, kind) r
  where c.user_id = r.user_id and c.kind = r.kind;
  return null;
end $$;
create trigger message_records_removed after delete on message_records
referencing old table as removed for each statement execute function message_records_removed();

create function message_records_read() returns trigger language plpgsql as $$
begin
  update message_counts c set unread = c.unread + n.unread
  from (select user_id, kind, sum(unread) as unread from (
      select user_id, kind, 1 as unread from after where read_at is null
      union all select user_id, kind, -1 from before where read_at is null) changes
    group by user_id, kind having sum(unread) <> 0 order by user_id, kind) n
  where c.user_id = n.user_id and c.kind = n.kind;
  return null;
end $$;
create trigger message_records_read after update on message_records
referencing old table as before new table as after for each statement execute function message_records_read();

-- The language in which a user last used the platform: for what is sent to them while they are away.
alter table users add column language text not null default 'zh' check (language in ('zh', 'en'));
