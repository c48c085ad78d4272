-- When the picture of a meeting was shown to its viewers, without tea breaks and broken lines: live watch time counts only then.
create table on_air_periods (
  meeting_id bigint not null references meetings (id) on delete cascade,
  began_at timestamptz not null default now(),
  -- The process that holds the stream confirms it every few seconds, so that a period ends when that process dies. Null for a stream
  -- that another server holds.
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (meeting_id, began_at),
  check (ended_at >= began_at)
);
create unique index on_air_periods_open on on_air_periods (meeting_id) where ended_at is null;

insert into on_air_periods (meeting_id, began_at)
select meeting_id, stream_changed_at from live_streams where is_streaming and phase = 'open';
