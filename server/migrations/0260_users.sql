-- The list of all people in the console, found by name or hospital and sorted by any of these.
create index users_by_name on users (truename, id);
create index users_by_hospital on users (hospital, id);
create index users_by_creation on users (created_at, id);
create index users_by_visit on users (seen_at, id);
