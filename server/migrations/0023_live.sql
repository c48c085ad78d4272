-- Broadcasts of meetings: where each stands, who watches, and rooms of outside services.

create table live_streams (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  -- The key by which a stream is let in: sealed to be shown again, digested to be found.
  key_sealed bytea not null,
  key_digest bytea not null unique,
  phase text not null default 'open' check (phase in ('open', 'break', 'ended')),
  is_streaming boolean not null default false,
  stream_no integer not null default 0,
  -- The process that takes the stream, as the others reach it.
  relay text not null default '',
  -- A broadcast that overruns moves the meeting's end along; this is where it was announced.
  planned_end_at timestamptz,
  stream_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index live_streams_streaming on live_streams (meeting_id) where is_streaming;

create table live_watchers (
  meeting_id bigint not null references meetings (id) on delete cascade,
  -- u and the user id, or g and the browser's identity.
  viewer text not null,
  user_id bigint references users (id) on delete set null,
  pf text not null default '',
  uid text not null default '',
  schedule_id bigint references meeting_sessions (id) on delete set null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (meeting_id, viewer)
);

create index live_watchers_by_user on live_watchers (user_id);
create index live_watchers_by_session on live_watchers (schedule_id);

create table meeting_rooms (
  meeting_id bigint primary key references meetings (id) on delete cascade,
  provider text not null check (provider in ('zoom', 'saas')),
  room_number text not null,
  password_sealed bytea
);
