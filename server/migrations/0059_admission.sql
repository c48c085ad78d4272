-- Every requirement applies: those of a session, of its meeting and of the large meeting it is part of. None lifts another.

-- `member` is anybody who is logged in.
alter table meetings drop constraint meetings_audience_check;
alter table meetings add constraint meetings_audience_check
  check (audience in ('all', 'member', 'doctor', 'enterprise', 'faculty', 'invited'));

-- Whether a doctor's licence has to be verified; otherwise the identity that people declare is believed.
alter table meetings add column needs_licence boolean not null default false;

-- A login is a matter of the audience, and a password is asked for wherever there is one.
update meetings m set audience = 'member' where audience = 'all' and exists (
  select from watch_settings s
  where s.meeting_id = m.id and s.session_id is null and s.watch_status = 1 and s.watch_type = 3);
alter table watch_settings drop constraint watch_settings_check;
update watch_settings set password_hash = null where watch_status = 0 or watch_type <> 2;
