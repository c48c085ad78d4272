-- Names the attempt to add a note: a device that heard no answer sends it again, and it is added once.
alter table playback_notes add column entry_id text;
create unique index playback_notes_entry on playback_notes (user_id, entry_id) where entry_id is not null;
