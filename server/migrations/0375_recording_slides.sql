-- The slides that are shown in a recording: what is written on them is searched as what is said in it.
create table recording_slides (
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  file_key text not null,
  -- The second at which the lecture with these slides begins; 0 where nobody knows.
  at_seconds int not null default 0,
  primary key (recording_id, file_key)
);

-- A talk may have several slides.
alter table transcripts
  drop constraint transcripts_talk_talk_id_language_key,
  add unique (talk, talk_id, language, address);
