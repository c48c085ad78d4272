-- What people buy. Money itself is in the ledger, what may be watched in the rights.

create table orders (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  -- A deleted member's orders stay without the name.
  user_id bigint references users (id) on delete set null,
  item_type text not null check (item_type in ('production')),
  item_id bigint not null,
  -- As they were when it was ordered.
  title text not null,
  cover text not null,
  course_type smallint not null,
  doctor_name text not null,
  -- The account of the author, who gets a share.
  author_id bigint references users (id) on delete set null,
  price_fen int not null check (price_fen > 0),
  discount_fen int not null default 0 check (discount_fen between 0 and price_fen),
  pay_amount_fen int not null generated always as (price_fen - discount_fen) stored,
  coupon_code text not null default '',
  -- 1 pending, 2 paid, 3 cancelled, 4 closed, 5 refunding, 6 refunded.
  status smallint not null default 1 check (status between 1 and 6),
  channel text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  closed_at timestamptz,
  refunded_at timestamptz,
  -- When the author's share became available.
  share_released_at timestamptz,
  -- When its owner deleted it from the list.
  hidden_at timestamptz,
  check ((status in (2, 5, 6)) = (paid_at is not null))
);
create unique index orders_pending on orders (user_id, item_type, item_id) where status = 1;
create index orders_of_person on orders (user_id, id desc) where hidden_at is null;
create index orders_by_expiry on orders (expires_at) where status = 1;
create index orders_by_share on orders (paid_at) where status = 2 and share_released_at is null;

-- The providers at which the payment of an order was started: each is asked, and closed.
create table order_charges (
  order_id bigint not null references orders (id),
  provider text not null check (provider in ('wechat', 'alipay', 'sandbox')),
  started_at timestamptz not null default now(),
  primary key (order_id, provider)
);

-- Money that arrived, once for each transaction of a provider.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  provider text not null check (provider in ('wechat', 'alipay', 'sandbox')),
  transaction_no text not null,
  amount_fen int not null check (amount_fen > 0),
  paid_at timestamptz not null,
  -- It came when the order could not be paid any more, and goes back.
  is_late boolean not null,
  received_at timestamptz not null default now(),
  unique (provider, transaction_no)
);
create index payments_of_order on payments (order_id);
-- An order is paid once.
create unique index payments_on_time on payments (order_id) where not is_late;
