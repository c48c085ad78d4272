-- Which account a device has checked in to a meeting, by a digest of the device's public key: one account per device and meeting.
create table checkin_devices (
  meeting_id bigint not null references meetings (id) on delete cascade,
  device bytea not null,
  user_id bigint not null references users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  primary key (meeting_id, device)
);
create index checkin_devices_of_user on checkin_devices (user_id);

-- A device checked in one person per session; another person could use it for the next session.
drop index checkin_visits_by_device;

-- The device from which a form was submitted, where the browser has a key.
alter table checkins add column device bytea;

-- The person lets the organiser see who was there.
alter table checkin_visits add column consents boolean not null default false;
