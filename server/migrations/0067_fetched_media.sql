-- The bytes of a recording that were sent to a member's player: watch time counts only for what was fetched.
create table fetched_media (
  user_id bigint not null references users (id) on delete cascade,
  file_key text not null,
  bytes int8multirange not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, file_key)
);
create index fetched_media_by_time on fetched_media (updated_at);
