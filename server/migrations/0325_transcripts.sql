-- What is said in a video, line by line, read from the file of its captions so that it can be searched.

create table transcripts (
  id bigint generated always as identity primary key,
  talk text not null check (talk in ('recording', 'lesson', 'operation')),
  talk_id bigint not null,
  language text not null,
  -- The file that was read. Other captions have another file.
  address text not null,
  read_at timestamptz not null default now(),
  unique (talk, talk_id, language)
);

create table transcript_lines (
  id bigint generated always as identity primary key,
  transcript_id bigint not null references transcripts on delete cascade,
  at_seconds int not null,
  words text not null
);
create index transcript_lines_by_transcript on transcript_lines (transcript_id, at_seconds);

create trigger search_changed after insert or delete on transcript_lines
  for each row execute function search_enqueue('passage', 'id');

create index recordings_with_captions on meeting_recordings (id) where captions <> '[]';
create index lessons_with_captions on production_episodes (id) where captions <> '[]';
create index operations_with_captions on all_operations (id) where captions <> '[]';
