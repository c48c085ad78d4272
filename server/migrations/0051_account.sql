-- A keyed digest of the last four digits of the number: support finds people by what they can say on the phone. Without the
-- key it says no more than that two numbers end alike.
alter table users add column phone_tail bytea,
  add constraint users_phone_tail check (phone_tail is null or phone_sealed is not null);
create index users_by_phone_tail on users (phone_tail) where phone_tail is not null;
-- Those that are older than the digest, until they have one.
create index users_without_tail on users (id) where phone_tail is null and phone_sealed is not null;

-- The palette looks for any part of a name: it reads this instead of the wide rows.
create index users_by_any_part on users (truename) include (id, hospital, account, status);
