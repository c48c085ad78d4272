-- What arrives of a stream, measured by the process that takes it; null where nobody measures.
alter table live_streams add column bitrate_kbps int;
