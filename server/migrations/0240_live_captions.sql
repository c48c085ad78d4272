-- readable by older programs
-- What was recognised while it was said, by the moments at which the sound arrived: viewers see it with that picture, and it becomes the first
-- draft of the recording's captions.

create table live_caption_lines (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings on delete cascade,
  language text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at >= from_at),
  words text not null check (words <> ''),
  created_at timestamptz not null default now()
);
create index live_caption_lines_of_meeting on live_caption_lines (meeting_id, from_at);
create index live_caption_lines_by_age on live_caption_lines (created_at);

-- Which process listens to a stream. Who does not renew it in time has died.
create table live_caption_turns (
  meeting_id bigint primary key references meetings on delete cascade,
  holder uuid not null,
  until timestamptz not null
);
