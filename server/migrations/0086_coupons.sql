-- Codes that take an amount off a price. Operators make them.
create table coupons (
  id bigint generated always as identity primary key,
  -- Digits and capitals.
  code text not null unique,
  discount_fen int not null check (discount_fen > 0),
  usage_limit int not null check (usage_limit > 0),
  person_limit int not null check (person_limit > 0),
  -- Pending and paid orders that use it.
  used_count int not null default 0 check (used_count between 0 and usage_limit),
  -- 0 every course, 1 single ones, 2 series.
  course_type smallint not null check (course_type in (0, 1, 2)),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  stopped_at timestamptz,
  creator_id bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

-- One row for each order that uses a coupon. An order that is cancelled or closed gives it back.
create table coupon_uses (
  order_id bigint primary key,
  coupon_id bigint not null references coupons (id),
  user_id bigint references users (id) on delete set null,
  used_at timestamptz not null default now(),
  released_at timestamptz
);
create index coupon_uses_of_person on coupon_uses (coupon_id, user_id) where released_at is null;
