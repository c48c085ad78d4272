-- The tables of the group `commerce`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## ledger

-- The one record of money, by double entry. Amounts are integer fen; what the platform owes somebody is positive.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- Lecture fees and withdrawals. Organisers owe the platform the fees; payouts leave through a provider or the bank.
  kind text not null check (kind in (
    'available', 'pending', 'in_withdrawal',
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
    'revenue', 'channel_fees', 'author_share', 'tax_withheld', 'refunds'
    )),
  -- A deleted member's accounts stay without their owner.
  user_id bigint references users (id) on delete set null,
  -- The sum of the postings, changed in the same transaction as they are added.
  balance_fen bigint not null default 0,
  check (user_id is null or kind in ('available', 'pending', 'in_withdrawal')),
  constraint ledger_accounts_floor check (
    balance_fen >= 0
    or kind in (
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
    'revenue', 'channel_fees'
    )
    )
);
create unique index ledger_accounts_of_person on ledger_accounts (user_id, kind) where user_id is not null;
create unique index ledger_accounts_of_platform on ledger_accounts (kind)
  where kind not in ('available', 'pending', 'in_withdrawal');

-- One event: "order 123 paid". The reference makes a repeat harmless.
create table ledger_entries (
  id bigint generated always as identity primary key,
  reference text not null unique,
  kind text not null check (kind in (
    'order_paid', 'late_payment', 'refund_approved', 'refund_arrived', 'share_released', 'share_claimed',
    'fee_confirmed', 'fee_available',
    'withdrawal_applied', 'withdrawal_returned', 'withdrawal_paid'
    )),
  -- When the money moved, as the channel says; entries are compared with its statement by this.
  happened_at timestamptz not null,
  posted_at timestamptz not null default now(),
  -- What the money is for, as the people concerned read it on their bills.
  title text not null default ''
);

create table ledger_postings (
  entry_id bigint not null references ledger_entries (id),
  account_id bigint not null references ledger_accounts (id),
  amount_fen bigint not null check (amount_fen <> 0),
  primary key (entry_id, account_id)
);
create index ledger_postings_by_account on ledger_postings (account_id, entry_id desc);

-- Checked at the end of the transaction, when all postings are there.
create function check_ledger_entry() returns trigger language plpgsql as $$
declare
  checked bigint;
  total bigint;
  number int;
begin
  if tg_table_name = 'ledger_entries' then
    checked := new.id;
  else
    checked := new.entry_id;
  end if;
  select coalesce(sum(amount_fen), 0), count(*) into total, number from ledger_postings where entry_id = checked;
  if total <> 0 or number < 2 then
    raise exception 'ledger entry % has % postings with the sum %', checked, number, total
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to: correct it by another entry', tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_not_emptied before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_postings_not_emptied before truncate on ledger_postings
  for each statement execute function refuse_ledger_change();


-- ## coupons

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


-- ## orders

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
-- What an author has earned is found by their orders.
create index orders_of_author on orders (author_id) where author_id is not null;
-- Paid orders of works whose doctor had no account: their shares are held for the doctor.
create index orders_without_author on orders (id) where author_id is null and status = 2;

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
  tax_no text not null default '',
  email text not null default '',
  -- 1 requested, 2 issued.
  state smallint not null default 1 check (state in (1, 2)),
  invoice_no text not null default '',
  requested_at timestamptz not null default now(),
  reviewer_id bigint references users (id) on delete set null,
  reviewed_at timestamptz,
  -- Sealed by `seal-invoices.ts`, because the key is not in the database; the columns in the clear are empty afterwards.
  tax_no_sealed bytea,
  email_sealed bytea
);
create index invoices_by_state on invoices (state, id);


-- ## reconciliation

-- The statements of payment providers that were compared with the ledger, and what differed.
create table statements (
  provider text not null check (provider in ('wechat', 'alipay', 'sandbox')),
  day date not null,
  line_count int not null,
  compared_at timestamptz not null default now(),
  primary key (provider, day)
);

create table statement_differences (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  movement text not null check (movement in ('payment', 'refund')),
  kind text not null check (kind in ('only_here', 'only_there', 'amount')),
  number text not null,
  here_fen bigint,
  there_fen bigint,
  -- What became of a difference: who has settled it, when and how.
  settled_at timestamptz,
  settled_by bigint references users (id) on delete set null,
  settlement text not null default '',
  foreign key (provider, day) references statements (provider, day) on delete cascade,
  unique (provider, day, movement, number),
  check (settled_at is not null or (settled_by is null and settlement = ''))
);
create index statement_differences_by_day on statement_differences (day desc, id);
create index statement_differences_open on statement_differences (id) where settled_at is null;


-- ## payees

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


-- ## tax

-- Individual income tax on remuneration for labour. The newest table whose day has come holds.
create table tax_rates (
  id bigint generated always as identity primary key,
  valid_from date not null unique,
  -- See `tax-of.ts`.
  rates jsonb not null,
  entered_by bigint references users (id) on delete set null,
  entered_at timestamptz not null default now()
);
comment on table tax_rates is 'begins with rows';
insert into tax_rates (valid_from, rates) values ('2019-01-01', '{
  "flatUpToFen": 400000, "flatFen": 80000, "deductionPercent": 20,
  "brackets": [
    {"upToFen": 2000000, "percent": 20, "quickFen": 0},
    {"upToFen": 5000000, "percent": 30, "quickFen": 200000},
    {"upToFen": null, "percent": 40, "quickFen": 700000}
  ]
}');

-- Fees that were paid to somebody, and the tax withheld of each. Several of one project within a month are taxed as one.
create table taxed_payments (
  id bigint generated always as identity primary key,
  reference text not null unique,
  -- A deleted member's payments stay, with the name and the number that the tax office asks for.
  user_id bigint references users (id) on delete set null,
  truename text not null,
  id_number_sealed bytea not null,
  project text not null check (project <> ''),
  title text not null,
  -- YYYY-MM in Asia/Shanghai.
  month text not null check (month ~ '^\d{4}-\d\d$'),
  gross_fen bigint not null check (gross_fen > 0),
  deduction_fen bigint not null check (deduction_fen >= 0),
  taxable_fen bigint not null check (taxable_fen >= 0),
  tax_fen bigint not null check (tax_fen >= 0),
  net_fen bigint not null generated always as (gross_fen - tax_fen) stored check (net_fen >= 0),
  rates_id bigint not null references tax_rates (id),
  paid_at timestamptz not null
);
create index taxed_payments_of_person on taxed_payments (user_id, month, project);
create index taxed_payments_by_month on taxed_payments (month, id);


-- ## withdrawals

-- Money that people take out of their balance. The amounts themselves are in the ledger.
create table withdrawals (
  id bigint generated always as identity primary key,
  withdrawal_no text not null unique,
  -- A deleted member's withdrawals stay, with the account that was paid to.
  user_id bigint references users (id) on delete set null,
  amount_fen bigint not null check (amount_fen >= 100),
  -- 1 under review, 2 approved, 3 sent, 4 paid, 5 refused, 6 bounced.
  stage smallint not null default 1 check (stage between 1 and 6),
  -- Why it was refused or bounced.
  reason text not null default '',
  -- The payee at the time of the application.
  truename text not null,
  bank_name text not null,
  bank_branch text not null,
  bank_card_sealed bytea not null,
  applied_at timestamptz not null default now(),
  reviewer_id bigint references users (id) on delete set null,
  reviewed_at timestamptz,
  payer_id bigint references users (id) on delete set null,
  sent_at timestamptz,
  -- How it is paid: through a payment provider, or by a file for the bank.
  method text not null default '' check (method in ('', 'wechat', 'alipay', 'sandbox', 'bank')),
  -- The bank file that it is in.
  batch_no text not null default '',
  -- The number that the provider or the bank gave it.
  receipt_no text not null default '',
  settled_at timestamptz,
  check ((stage = 1) = (reviewed_at is null)),
  -- A refused one is over with its review.
  check ((stage in (4, 6)) = (settled_at is not null)),
  constraint withdrawals_four_eyes check (payer_id is null or reviewer_id is null or payer_id <> reviewer_id)
);
create index withdrawals_of_person on withdrawals (user_id, id desc);
create index withdrawals_by_stage on withdrawals (stage, id);
create index withdrawals_by_batch on withdrawals (batch_no) where batch_no <> '';
-- One at a time for each person.
create unique index withdrawals_open on withdrawals (user_id) where stage in (1, 2, 3);


-- ## coffee

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
  -- Staff are listed by number.
  id bigint generated always as identity unique,
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
