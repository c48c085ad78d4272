-- Revoked certificates can be issued again: at most one of a person and a meeting is valid.
alter table certificates drop constraint certificates_user_id_meeting_id_key;
create unique index certificates_one_valid on certificates (user_id, meeting_id) where revoked_at is null;

-- Credit is taken back with its certificate; the row stays, so that it is not granted again by itself.
alter table credits add column revoked_at timestamptz;
update credits c set revoked_at = f.revoked_at from certificates f
where f.user_id = c.user_id and f.meeting_id = c.meeting_id and f.revoked_at is not null;
