-- readable by older programs
-- ## rooms: recordings that the media server makes.
alter table rooms add column is_recorded_outside boolean not null default false;

-- Null for one that a page makes. The file of the media server goes when the recording is kept, sealed part by part.
alter table room_recordings add column outside_state text
  check (outside_state in ('asked', 'running', 'kept', 'failed'));
-- How the media server names it.
alter table room_recordings add column outside_name text;
