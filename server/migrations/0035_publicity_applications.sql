-- Applications for science creation are decided by operators, who say why they decline one.
alter table publicity_applications
  add column reason text not null default '',
  add column reviewed_at timestamptz,
  add column reviewer_id bigint references users (id) on delete set null;
create index publicity_applications_by_state on publicity_applications (state, created_at, id);
