-- Everybody in a room must know when it is broadcast: the page of this person sends pictures and sound of all to viewers outside.
alter table room_people add column is_broadcasting boolean not null default false;
