-- That somebody is who they say they are, which is asked before money is paid out to them.
create table expert_authentications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  truename text not null check (truename <> ''),
  id_number_sealed bytea not null,
  country_code text not null,
  phone_sealed bytea not null,
  -- 1 under review, 2 passed, 3 refused.
  state smallint not null default 1 check (state between 1 and 3),
  reason text not null default '',
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create index expert_authentications_of_person on expert_authentications (user_id, id desc);
create index expert_authentications_by_state on expert_authentications (state, id);
-- One waits or counts at a time.
create unique index expert_authentications_open on expert_authentications (user_id) where state in (1, 2);

-- Where a person's money is paid to.
create table payees (
  user_id bigint primary key references users (id) on delete cascade,
  truename text not null check (truename <> ''),
  id_number_sealed bytea not null,
  bank_name text not null check (bank_name <> ''),
  bank_card_sealed bytea not null,
  bank_branch text not null,
  country_code text not null,
  phone_sealed bytea not null,
  saved_at timestamptz not null default now()
);
