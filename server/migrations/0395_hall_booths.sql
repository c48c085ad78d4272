-- A booth can be taken back without its hall.
alter table hall_booths add column published boolean not null default true;
