-- Reminders are sent by jobs, which count their own tries and know which begin they are for.

-- A meeting that is put off is reminded of again.
create or replace function renew_reminders() returns trigger language plpgsql as $$
begin
  update meeting_reservations
  set state = 'waiting', pushed_at = null, sent_at = null, is_in_doubt = false
  where meeting_id = new.id and (state <> 'waiting' or pushed_at is not null);
  return null;
end $$;

-- Before this, the flag told of the try under way; from now on it is kept for one that was given up.
update meeting_reservations set is_in_doubt = false where state <> 'failed';
alter table meeting_reservations drop column tries, drop column held_until, drop column remind_for;
