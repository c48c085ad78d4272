-- What people do together while a meeting is shown: who runs it, danmaku in time with the video, likes, order in the room.

-- Who runs a meeting: starts it, and keeps order in its room.
create table meeting_managers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (meeting_id, user_id)
);
create index meeting_managers_by_user on meeting_managers (user_id);

-- The recording that danmaku was said over, 0 while it was live. What was said live comes back by the clock, for a
-- recording that knows when it began.
alter table comments add column recording_id bigint not null default 0;
create index comments_danmaku on comments (item_type, item_id, recording_id, play_time, id)
  where play_time is not null and hidden_at is null;
create index comments_danmaku_live on comments (item_type, item_id, created_at)
  where play_time is not null and recording_id = 0 and hidden_at is null;
alter table meeting_recordings add column began_at timestamptz;

-- Likes are counted, not kept one by one.
create table room_likes (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  count bigint not null default 0,
  -- When the room heard of it last, whichever process told it.
  told_at timestamptz not null default '-infinity'
);

create table room_rules (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  -- Seconds between two comments of one person, 0 for no slow mode.
  slow_seconds integer not null default 0,
  changed_by bigint references users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index room_rules_by_changer on room_rules (changed_by);

create table room_mutes (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('advertising', 'abuse', 'flooding', 'other')),
  until_at timestamptz not null,
  muted_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (meeting_id, user_id)
);
create index room_mutes_by_user on room_mutes (user_id);
create index room_mutes_by_muter on room_mutes (muted_by);

-- Who came into a room, for the strip of arriving viewers.
create table room_viewers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  arrived_at timestamptz not null default now(),
  primary key (meeting_id, user_id)
);
create index room_viewers_latest on room_viewers (meeting_id, arrived_at desc);
create index room_viewers_by_user on room_viewers (user_id);

create table live_tip_offs (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('advertising', 'misinformation', 'infringement', 'privacy', 'other')),
  content text not null default '',
  -- In Shanghai: once a user, live and day.
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (meeting_id, user_id, day)
);
create index live_tip_offs_open on live_tip_offs (created_at, id) where decided_at is null;
create index live_tip_offs_by_user on live_tip_offs (user_id);
