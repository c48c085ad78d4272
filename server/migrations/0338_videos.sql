-- Captions that a speech service makes of a video: in which language, how far, and under which name the service knows it.
alter table videos
  add column transcription_language text not null default '',
  add column transcription_state text not null default '' check (transcription_state in ('', 'waiting', 'failed')),
  add column transcription_task text not null default '',
  add column transcription_began_at timestamptz;
