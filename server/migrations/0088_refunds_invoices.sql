create table refunds (
  id bigint generated always as identity primary key,
  refund_no text not null unique,
  order_id bigint not null references orders (id),
  payment_id bigint not null references payments (id),
  amount_fen int not null check (amount_fen > 0),
  -- 1 asked, 2 refused, 3 approved, 4 sent, 5 arrived.
  state smallint not null check (state between 1 and 5),
  reason text not null,
  refuse_reason text not null default '',
  asked_at timestamptz not null default now(),
  -- Empty for money that came too late, which goes back by itself.
  reviewer_id bigint references users (id) on delete set null,
  reviewed_at timestamptz,
  sent_at timestamptz,
  arrived_at timestamptz
);
create index refunds_of_order on refunds (order_id, id desc);
create index refunds_by_state on refunds (state, id);
-- Money goes back once; after a refusal it may be asked for again.
create unique index refunds_of_payment on refunds (payment_id) where state <> 2;

create table invoices (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  user_id bigint not null references users (id) on delete cascade,
  title text not null,
  tax_no text not null,
  email text not null,
  -- 1 requested, 2 issued.
  state smallint not null default 1 check (state in (1, 2)),
  invoice_no text not null default '',
  requested_at timestamptz not null default now(),
  reviewer_id bigint references users (id) on delete set null,
  reviewed_at timestamptz
);
create index invoices_by_state on invoices (state, id);
