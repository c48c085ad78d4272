-- readable by older programs
-- What a doctor is quoted for is found by the recordings of their sessions.

create index meeting_recordings_by_session on meeting_recordings (session_id) where session_id is not null;
