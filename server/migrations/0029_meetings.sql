-- Reminders: once for each time that a meeting is set to begin, and what may have gone out is asked for first.

alter table meeting_reservations
  -- The begin that the present reminder is for.
  add column remind_for timestamptz,
  -- Begins that the person was reminded of already.
  add column reminded timestamptz[] not null default '{}',
  -- Whether an earlier try may have reached the gateway.
  add column is_in_doubt boolean not null default false;
update meeting_reservations r set remind_for = m.begin_at, reminded = array[m.begin_at]
from meetings m where m.id = r.meeting_id and r.state = 'sent';

-- A meeting that is put off is reminded of anew.
create function renew_reminders() returns trigger language plpgsql as $$
begin
  update meeting_reservations
  set state = 'waiting', tries = 0, held_until = now(), pushed_at = null, sent_at = null, is_in_doubt = false
  where meeting_id = new.id and (state <> 'waiting' or tries > 0);
  return null;
end $$;
create trigger meetings_put_off after update of begin_at on meetings
  for each row when (old.begin_at is distinct from new.begin_at) execute function renew_reminders();

-- Recordings: the same in several clarities, with captions, chapters, a second sound, and the operation that is shown.
alter table meeting_recordings
  add column clarities jsonb not null default '[]',
  add column captions jsonb not null default '[]',
  -- The same pictures with somebody who explains them; empty where there is none.
  add column commentary text not null default '',
  add column operation_id bigint references operations (id) on delete set null;

create table recording_chapters (
  id bigint generated always as identity primary key,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  title text not null,
  at_seconds int not null check (at_seconds >= 0)
);
create index recording_chapters_by_recording on recording_chapters (recording_id, at_seconds, id);

-- What somebody notes for themselves at a second of a recording.
create table playback_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  meeting_id bigint not null references meetings (id) on delete cascade,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  at_seconds int not null check (at_seconds >= 0),
  content_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index playback_notes_own on playback_notes (user_id, meeting_id, recording_id, at_seconds, id);
