-- WeChat: who is who there, authorizations under way, and the tokens that all processes share.

-- A person as one kind of app (1 official account, 2 mini-program, 3 WeChat Work) knows them.
create table wechat_identities (
  id bigint generated always as identity primary key,
  app_type smallint not null check (app_type between 1 and 3),
  openid text not null,
  unionid text not null default '',
  user_id bigint references users (id) on delete set null,
  nickname text not null default '',
  photo text not null default '',
  bound_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  unique (app_type, openid)
);
create index wechat_identities_by_unionid on wechat_identities (unionid) where unionid <> '';
create index wechat_identities_of_user on wechat_identities (user_id) where user_id is not null;

-- An authorization that a browser has begun. The row goes when its code comes back.
create table wechat_states (
  digest bytea primary key,
  guest_id text not null,
  app_type smallint not null,
  expires_at timestamptz not null
);
create index wechat_states_by_expiry on wechat_states (expires_at);

-- A browser has shown that it holds this identity, which has no user yet. The next login there may bind it.
create table wechat_proofs (
  guest_id text not null,
  identity_id bigint not null references wechat_identities (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (guest_id, identity_id)
);
create index wechat_proofs_by_identity on wechat_proofs (identity_id);
create index wechat_proofs_by_expiry on wechat_proofs (expires_at);

-- Access tokens and JS-SDK tickets, encrypted under the master key.
create table wechat_tokens (
  name text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);

-- Codes that the sandbox consent page has given out. Exists everywhere, filled only outside production.
create table wechat_sandbox_codes (
  digest bytea primary key,
  app_type smallint not null,
  person text not null,
  expires_at timestamptz not null
);
