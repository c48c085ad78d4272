-- Travel and hotel with their documents: what the guest sends, and the tickets and bookings of the organiser.

alter table guest_waits
  drop constraint guest_waits_kind_check,
  add constraint guest_waits_kind_check check (kind in ('travel', 'hotel', 'other')),
  -- The addresses of files, of the guest and of the organiser.
  add column files jsonb not null default '[]',
  add column given_files jsonb not null default '[]';
create index guest_waits_by_file on guest_waits using gin (files);
create index guest_waits_by_given_file on guest_waits using gin (given_files);
