-- The account that somebody goes on with after two of theirs were merged; this one is closed.
alter table users add column merged_into bigint references users (id) on delete set null;
create index users_merged on users (merged_into) where merged_into is not null;
