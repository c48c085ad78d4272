-- Notes on any video: a recording of a meeting, a lesson of a work. Notes stay when the video is gone, as comments do.
alter table playback_notes
  drop constraint playback_notes_meeting_id_fkey,
  drop constraint playback_notes_recording_id_fkey,
  add column item_type text not null default 'meeting' check (item_type in ('meeting', 'production'));
alter table playback_notes alter column item_type drop default;
alter table playback_notes rename column meeting_id to item_id;
alter table playback_notes rename column recording_id to part_id;
drop index playback_notes_own;
create index playback_notes_own on playback_notes (user_id, item_type, item_id, part_id, at_seconds, id);
