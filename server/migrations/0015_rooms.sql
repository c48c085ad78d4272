-- ## rooms

-- The end is a plan. A consultation has none: its room is open until it is closed.
alter table rooms alter column end_at drop not null;
update rooms set end_at = null where kind = 'consultation';
-- Where a host has put the end later; the owner of the room writes `end_at` again whenever it opens it.
alter table rooms add column extended_to timestamptz;
-- What is shared is a picture and no screen.
alter table room_people add column is_picture boolean not null default false;

-- A recording of a room: made by the page of a host, in sealed parts, once everybody inside has agreed.
create table room_recordings (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms (id) on delete cascade,
  recorder_id bigint references room_people (id) on delete set null,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  ended_at timestamptz,
  mime text not null default 'video/webm',
  -- Where the parts lie, and how large each is before it is sealed.
  parts_key text not null,
  part_sizes integer[] not null default '{}'
);
create index room_recordings_by_room on room_recordings (room_id, id);
create index room_recordings_by_recorder on room_recordings (recorder_id);

-- Who has agreed to which recording, under the name that they had; kept with it.
create table room_consents (
  recording_id bigint not null references room_recordings (id) on delete cascade,
  person_id bigint references room_people (id) on delete set null,
  name text not null,
  is_given boolean not null,
  answered_at timestamptz not null default now(),
  unique (recording_id, person_id)
);
create index room_consents_by_person on room_consents (person_id);

-- The recording that is asked for or made now.
alter table rooms
  add column recording_id bigint references room_recordings (id) on delete set null,
  add column is_recording boolean not null default false;
create index rooms_by_recording on rooms (recording_id);
alter table room_people
  add column consent text not null default 'none' check (consent in ('none', 'given', 'refused'));

-- ## conferences

-- Conferences that repeat: each is one of its own, with the list, the room and the time that it has.
create table conference_series (
  id bigint generated always as identity primary key,
  repeat text not null check (repeat in ('weekly', 'fortnightly', 'monthly')),
  created_at timestamptz not null default now()
);
alter table conferences
  add column series_id bigint references conference_series (id) on delete set null,
  -- Grows whenever the time changes or it is cancelled, as calendars want it.
  add column sequence integer not null default 0;
create index conferences_by_series on conferences (series_id, begin_at);

-- Somebody hears of each change once: a conference may be moved more than once, and reminds anew for another time.
alter table conference_messages
  add column sequence integer not null default 0,
  drop constraint conference_messages_kind_check,
  drop constraint conference_messages_person_id_kind_key,
  add constraint conference_messages_kind_check check (kind in ('invitation', 'reminder', 'cancellation', 'move')),
  add constraint conference_messages_once unique (person_id, kind, sequence);
