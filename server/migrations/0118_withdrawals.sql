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
