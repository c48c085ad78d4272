-- What became of a difference: who has settled it, when and how.
alter table statement_differences
  add column settled_at timestamptz,
  add column settled_by bigint references users (id) on delete set null,
  add column settlement text not null default '',
  add check (settled_at is not null or (settled_by is null and settlement = ''));
create index statement_differences_open on statement_differences (id) where settled_at is null;
