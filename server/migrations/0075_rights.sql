-- What a member has bought. Every question about access is asked here, never the order. A refund ends a right;
-- the row stays as the record of it.
create table rights (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('production')),
  item_id bigint not null,
  -- Empty for a right that an operator gave. Orders belong to a later group, so there is no foreign key.
  order_id bigint unique,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz check (revoked_at >= granted_at)
);
create unique index rights_live on rights (user_id, item_type, item_id) where revoked_at is null;
