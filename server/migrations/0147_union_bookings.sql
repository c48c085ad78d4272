-- Participants meet in a video room, besides the place or instead of one.
alter table union_bookings add column is_video boolean not null default false;
