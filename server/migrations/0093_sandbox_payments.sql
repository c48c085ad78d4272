-- What the sandbox, playing a payment provider, would hold on its side. Exists everywhere, filled only outside production.

create table sandbox_payments (
  order_no text primary key,
  description text not null,
  amount_fen bigint not null check (amount_fen > 0),
  return_path text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'closed')),
  failed_tries int not null default 0,
  transaction_no text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (transaction_no is not null))
);
create index sandbox_payments_by_time on sandbox_payments (created_at desc);

create table sandbox_refunds (
  refund_no text primary key,
  order_no text not null references sandbox_payments (order_no),
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_by_order on sandbox_refunds (order_no);

create table sandbox_transfers (
  transfer_no text primary key,
  account text not null,
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null default now()
);
