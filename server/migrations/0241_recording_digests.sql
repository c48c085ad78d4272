-- readable by older programs
-- Lecturers are told of all digests of a meeting that became ready together by one message. Until it is written, this stays with the digest.

alter table recording_digests add column awaits_notice boolean not null default false;
create index recording_digests_awaiting on recording_digests (recording_id) where awaits_notice;
