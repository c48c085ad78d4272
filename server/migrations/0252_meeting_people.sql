-- The console names a row by a number.
alter table watch_whitelist add column id bigint generated always as identity unique;
alter table meeting_guests add column id bigint generated always as identity unique;
alter table meeting_managers add column id bigint generated always as identity unique;
alter table room_mutes add column id bigint generated always as identity unique;
