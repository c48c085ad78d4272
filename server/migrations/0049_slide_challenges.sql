-- How many zero bits the proof of work has to begin with that a challenge asks for besides its answer.
alter table slide_challenges add column work smallint not null default 0;
