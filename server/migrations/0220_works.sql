-- readable by older programs
-- A course that operators make and change; every other work is changed by its author alone.

alter table productions add column is_of_platform boolean not null default false;
