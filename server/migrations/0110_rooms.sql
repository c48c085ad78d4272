-- Rooms in which people see and hear each other, who may enter them, and who was there when.
create table rooms (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  -- What the room is about: its kind and the number of a row of the feature that owns the kind, such as `meeting 12`.
  subject text not null unique check (subject like kind || ' %'),
  title text not null check (title <> ''),
  media text not null default 'picture' check (media in ('picture', 'sound')),
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  is_locked boolean not null default false,
  -- When a host ended it for all.
  ended_at timestamptz,
  created_at timestamptz not null default now()
);

create table room_people (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms (id) on delete cascade,
  -- Names a person in this room: `user 7`, or another key for guests without a login.
  key text not null check (key <> ''),
  user_id bigint references users (id) on delete cascade,
  name text not null,
  title text not null default '',
  hospital text not null default '',
  role text not null default 'guest' check (role in ('host', 'guest')),
  -- On the guest list that the owner of the room has written.
  is_listed boolean not null default false,
  admission text not null default 'none' check (admission in ('none', 'waiting', 'admitted', 'refused', 'removed')),
  -- Proves the place of the device that entered last; empty before and after.
  seat_digest bytea,
  is_muted boolean not null default true,
  is_camera_on boolean not null default false,
  is_sharing boolean not null default false,
  hand_raised_at timestamptz,
  -- The last sign of life while waiting.
  waiting_at timestamptz,
  unique (room_id, key)
);
create index room_people_by_user on room_people (user_id);

create table room_presence (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms (id) on delete cascade,
  person_id bigint not null references room_people (id) on delete cascade,
  joined_at timestamptz not null default now(),
  -- The last sign of life: what a stay counts until, if nothing said when it ended.
  alive_at timestamptz not null default now(),
  left_at timestamptz check (left_at >= joined_at),
  reason text check (reason in ('left', 'removed', 'ended', 'lost'))
);
-- A person is in a room once.
create unique index room_presence_open on room_presence (person_id) where left_at is null;
create index room_presence_by_room on room_presence (room_id, joined_at);
create index room_presence_by_person on room_presence (person_id);
create index room_presence_lost on room_presence (alive_at) where left_at is null;
