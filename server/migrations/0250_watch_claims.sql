-- readable by older programs
-- ## study: what players have reported and the log of an edge has not shown yet.

create table watch_claims (
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  recording_id bigint not null default 0,
  -- As in watch_progress.
  covered int4multirange not null default '{}',
  watched_ms bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (user_id, meeting_id, recording_id)
) with (fillfactor = 70);
create index watch_claims_by_time on watch_claims (updated_at);

-- A piece of an edge's log, in the storage until it is read.
create table edge_logs (
  id bigint generated always as identity primary key,
  storage_key text not null unique,
  bytes bigint not null default 0,
  received_at timestamptz not null default now(),
  -- How many of its lines named a viewing; null until it is read.
  lines int,
  read_at timestamptz
);
create index edge_logs_by_time on edge_logs (received_at);
