-- The begin that somebody who booked a meeting was told; null once they were told that it does not take place.
alter table meeting_reservations add column known_begin_at timestamptz;
update meeting_reservations r set known_begin_at = m.begin_at from meetings m where m.id = r.meeting_id and m.published;
