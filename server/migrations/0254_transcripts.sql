-- readable by older programs
-- Pages of slides whose words are not read.
alter table recording_slides add column hidden_pages jsonb not null default '[]';
