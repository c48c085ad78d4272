-- Coffee for members: campaigns give out vouchers, staff of a counter redeem them.
create table coffee_counters (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  address text not null default '',
  closed_at timestamptz,
  created_at timestamptz not null default now()
);

create table coffee_staff (
  counter_id bigint not null references coffee_counters (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (counter_id, user_id)
);
create index coffee_staff_of_user on coffee_staff (user_id);

create table coffee_campaigns (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  item text not null check (item <> ''),
  intro text not null default '',
  stock int not null check (stock > 0),
  -- 0 for no limit.
  day_limit int not null default 0 check (day_limit >= 0),
  claimed_count int not null default 0 check (claimed_count between 0 and stock),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- Vouchers are redeemed until then.
  expires_at timestamptz not null check (expires_at >= ends_at),
  stopped_at timestamptz,
  creator_id bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

create table coffee_campaign_counters (
  campaign_id bigint not null references coffee_campaigns (id) on delete cascade,
  counter_id bigint not null references coffee_counters (id),
  primary key (campaign_id, counter_id)
);

create table coffee_vouchers (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references coffee_campaigns (id),
  user_id bigint not null references users (id) on delete cascade,
  pickup_code text not null unique check (pickup_code ~ '^\d{8}$'),
  -- The only counter that redeems it; null for every counter of the campaign.
  counter_id bigint references coffee_counters (id),
  claimed_at timestamptz not null default now(),
  redeemed_at timestamptz,
  redeemed_counter_id bigint references coffee_counters (id),
  redeemed_by bigint references users (id) on delete set null,
  -- Names the attempt that won, so that it can be repeated.
  entry_id text not null default '',
  -- When its owner was told that it is about to expire.
  warned_at timestamptz,
  unique (campaign_id, user_id),
  check ((redeemed_at is null) = (redeemed_counter_id is null))
);
create index coffee_vouchers_of_user on coffee_vouchers (user_id, id desc);
create index coffee_vouchers_of_day on coffee_vouchers (campaign_id, claimed_at);
create index coffee_vouchers_bound on coffee_vouchers (counter_id) where redeemed_at is null;
create index coffee_vouchers_redeemed on coffee_vouchers (redeemed_counter_id, redeemed_at desc)
  where redeemed_at is not null;
