-- readable by older programs
-- ## live: what can be played, and who sends it to an outside server.

-- Since when there are segments of the stream; null until the first playlist is there.
alter table live_streams add column segments_at timestamptz;
-- The connection that an outside server has let in; empty where a process of ours takes the stream.
alter table live_streams add column publisher text not null default '';
