-- Pairs of a moment and the millisecond of the recording that was written then, in milliseconds: breaks and lost lines are not on the
-- tape, so what was said live finds its second through them. Null for what was not recorded here.
alter table meeting_recordings add column timeline jsonb;
