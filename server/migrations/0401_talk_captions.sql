-- Captions that a speech service makes of a talk: of a recording, a lesson or a surgical video. The row goes when they are there.
create table talk_transcriptions (
  id bigint generated always as identity primary key,
  talk text not null check (talk in ('recording', 'lesson', 'operation')),
  talk_id bigint not null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  reason text not null default '',
  -- The name under which the service knows it; empty until its sound has been handed in.
  task text not null default '',
  began_at timestamptz not null default now(),
  asked_by bigint not null references users (id) on delete cascade,
  unique (talk, talk_id)
);
