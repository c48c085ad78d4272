-- Tables that grow with every use, by month: a month that is not needed any more goes at once, see docs/data-retention.md.

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

alter table access_log rename to access_log_before;
alter sequence access_log_id_seq rename to access_log_before_id_seq;
alter table access_log_before drop constraint access_log_pkey;
drop index access_log_of_user;

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

-- A person's player no longer needs the session that it reports in: what is watched is in the row of the person.
alter table watchers
  add column meeting_id bigint references meetings (id) on delete cascade,
  add column recording_id bigint not null default 0;
update watchers w set meeting_id = s.meeting_id, recording_id = s.recording_id
from watch_sessions s where s.id = w.session_id;
alter table watchers alter column meeting_id set not null, drop constraint watchers_session_id_fkey;
drop index watchers_by_session;
create index watchers_by_meeting on watchers (meeting_id);

alter table watch_sessions rename to watch_sessions_before;
alter sequence watch_sessions_id_seq rename to watch_sessions_before_id_seq;
alter table watch_sessions_before
  drop constraint watch_sessions_pkey,
  drop constraint watch_sessions_user_id_fkey,
  drop constraint watch_sessions_meeting_id_fkey;
drop index watch_sessions_by_meeting, watch_sessions_by_user;

-- Each time somebody begins to watch; the secret of its reports is derived, not kept.
create table watch_sessions (
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- 0 is the live stream.
  recording_id bigint not null default 0,
  schedule_id bigint not null default 0,
  pf text not null default '',
  uid text not null default '',
  opened_at timestamptz not null default now(),
  primary key (id, opened_at)
) partition by range (opened_at);
create index watch_sessions_by_meeting on watch_sessions (meeting_id, id);
create index watch_sessions_by_user on watch_sessions (user_id, id);

-- Takes rows of months that have no part yet, such as those of a restored backup.
create table access_log_default partition of access_log default;
create table watch_sessions_default partition of watch_sessions default;

do $$
declare
  parent text;
  at_column text;
  first_at timestamptz;
  month timestamp;
begin
  foreach parent in array array['access_log', 'watch_sessions'] loop
    at_column := case parent when 'access_log' then 'at' else 'opened_at' end;
    execute format('select min(%I) from %I', at_column, parent || '_before') into first_at;
    for month in select generate_series(
        date_trunc('month', least(first_at, now()) at time zone 'UTC'),
        date_trunc('month', now() at time zone 'UTC') + interval '2 months', '1 month') loop
      perform create_month(parent, at_column, month::date);
    end loop;
    execute format('insert into %I overriding system value select * from %I', parent, parent || '_before');
    execute format('select setval(%L, last_value, is_called) from %I', parent || '_id_seq', parent || '_before_id_seq');
    execute format('drop table %I', parent || '_before');
  end loop;
end $$;
