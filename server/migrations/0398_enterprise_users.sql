-- A list of the console knows its rows by a number.
alter table enterprise_users add column id bigint generated always as identity unique;
