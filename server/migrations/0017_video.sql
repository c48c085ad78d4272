-- What the player needs beyond one address: clarities, captions, and the episodes that may be watched before paying.

alter table production_episodes
  add column is_trial boolean not null default false,
  add column clarities jsonb not null default '[]',
  add column captions jsonb not null default '[]';

alter table operations
  add column clarities jsonb not null default '[]',
  add column captions jsonb not null default '[]';

create index productions_by_operation on productions (operation_id, published_at) where operation_id is not null;
