-- readable by older programs
-- On some pictures text stays that tells nothing of a patient.
alter table maskings add column keeps_text boolean not null default false;
