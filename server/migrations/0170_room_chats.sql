-- The chat of a room whose kind has no other one; opened when the first person enters.
alter table rooms add column chat_group_id bigint references chat_groups (id) on delete set null;
