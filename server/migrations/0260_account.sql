-- readable by older programs
-- Which WeChat somebody has taken from their account: operators are asked about it, and the account may not show it any more.

create table wechat_unbindings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  app_type smallint not null check (app_type between 1 and 4),
  bound_at timestamptz,
  unbound_at timestamptz not null default now()
);
create index wechat_unbindings_of_user on wechat_unbindings (user_id);
