-- WebVTT that names a picture for every few seconds: shown above the seek bar, and in the place of a video whose sound alone plays.
alter table meeting_recordings add column preview text not null default '';
