-- What people owe, corrections, what is paid to the tax office and by organisers, months that are closed, the tax on
-- authors' shares, and where a withdrawal goes.

-- ## ledger

-- `claim` is what a person has to give back, because a fee was lowered after it was paid out: never above zero.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_check,
  drop constraint ledger_accounts_floor,
  add constraint ledger_accounts_kind_check check (kind in (
    'available', 'pending', 'in_withdrawal', 'claim',
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
    'revenue', 'channel_fees', 'author_share', 'tax_withheld', 'refunds'
    )),
  add constraint ledger_accounts_check check (
    user_id is null or kind in ('available', 'pending', 'in_withdrawal', 'claim')
    ),
  add constraint ledger_accounts_claim check (kind <> 'claim' or balance_fen <= 0),
  -- Tax that was paid to the office for a fee that is lowered afterwards is owed by the office.
  add constraint ledger_accounts_floor check (
    balance_fen >= 0
    or kind in (
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
    'revenue', 'channel_fees', 'tax_withheld', 'claim'
    )
    );
drop index ledger_accounts_of_platform;
create unique index ledger_accounts_of_platform on ledger_accounts (kind)
  where kind not in ('available', 'pending', 'in_withdrawal', 'claim');
-- People who owe something.
create index ledger_accounts_claims on ledger_accounts (id) where kind = 'claim' and balance_fen < 0;

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in (
    'order_paid', 'late_payment', 'refund_approved', 'refund_arrived', 'share_released', 'share_claimed',
    'fee_confirmed', 'fee_available', 'fee_corrected',
    'withdrawal_applied', 'withdrawal_returned', 'withdrawal_paid',
    'tax_paid', 'organiser_paid'
    ));
create index ledger_entries_by_time on ledger_entries (happened_at);

-- The months of the books. In a closed one no entry is dated any more.
create table ledger_months (
  id bigint generated always as identity primary key,
  -- YYYY-MM in Asia/Shanghai.
  month text not null unique check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz,
  asked_by bigint references users (id) on delete set null,
  agreed_by bigint references users (id) on delete set null,
  -- When it was closed: how many entries it has, what every kind of account held, and what was open.
  entry_count int,
  balances jsonb,
  open_items jsonb,
  check ((closed_at is null) = (entry_count is null)),
  check ((closed_at is null) = (balances is null)),
  check ((closed_at is null) = (open_items is null))
);
comment on table ledger_months is 'begins with rows';
insert into ledger_months (month)
  select to_char(first_day, 'YYYY-MM')
  from generate_series(timestamp '2015-01-01', timestamp '2099-12-01', interval '1 month') first_day;

-- The code dates late events in the month that is open; this holds whatever the code does.
create function refuse_closed_month() returns trigger language plpgsql as $$
declare
  dated text := to_char(new.happened_at at time zone 'Asia/Shanghai', 'YYYY-MM');
begin
  if exists (select from ledger_months where month = dated and closed_at is not null) then
    raise exception 'the books of % are closed', dated using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_entries_open_month before insert on ledger_entries
  for each row execute function refuse_closed_month();


-- ## tax

-- Remuneration for labour and royalties have tables of their own.
alter table tax_rates
  add column kind text not null default 'labour' check (kind in ('labour', 'royalty')),
  drop constraint tax_rates_valid_from_key,
  add constraint tax_rates_from_day unique (kind, valid_from);
insert into tax_rates (valid_from, kind, rates) values ('2019-01-01', 'royalty', '{
  "flatUpToFen": 400000, "flatFen": 80000, "deductionPercent": 20,
  "brackets": [{"upToFen": null, "percent": 20, "quickFen": 0}]
}');

alter table taxed_payments
  add column kind text not null default 'labour' check (kind in ('labour', 'royalty')),
  -- The fee or the order that it belongs to: a fee may be paid in several parts.
  add column source text not null default '',
  -- The payment whose amounts it takes back, in whole or in part. It counts in the same month and project.
  add column corrects bigint references taxed_payments (id),
  drop constraint taxed_payments_gross_fen_check,
  drop constraint taxed_payments_deduction_fen_check,
  drop constraint taxed_payments_taxable_fen_check,
  drop constraint taxed_payments_tax_fen_check,
  drop constraint taxed_payments_net_fen_check,
  add constraint taxed_payments_amounts check (
    case when corrects is null
      then gross_fen > 0 and deduction_fen >= 0 and taxable_fen >= 0 and tax_fen >= 0 and net_fen >= 0
      else gross_fen < 0 and deduction_fen <= 0 and taxable_fen <= 0 and tax_fen <= 0 and net_fen <= 0
    end
    );
update taxed_payments set source = substring(reference from 5) where reference like 'fee %';
create index taxed_payments_of_source on taxed_payments (source, id) where source <> '';
create index taxed_payments_corrections on taxed_payments (corrects) where corrects is not null;


-- ## withdrawals

-- Where the person wants the money: the card, or the wallet at a payment provider.
alter table withdrawals
  add column destination text not null default 'bank'
    check (destination in ('bank', 'wechat', 'alipay', 'sandbox'));
update withdrawals set destination = method where method not in ('', 'bank');
alter table withdrawals
  add constraint withdrawals_as_chosen check (method in ('', destination));


-- ## books

-- What organisers have paid in for the fees of their experts.
create table organiser_payments (
  id bigint generated always as identity primary key,
  payer text not null check (payer <> ''),
  meeting_id bigint references meetings (id) on delete set null,
  amount_fen bigint not null check (amount_fen > 0),
  -- The number of the bank's receipt: it is entered once.
  receipt_no text not null unique check (receipt_no <> ''),
  received_at timestamptz not null,
  asked_by bigint references users (id) on delete set null,
  agreed_by bigint references users (id) on delete set null,
  entered_at timestamptz not null default now()
);

-- What was paid to the tax office.
create table tax_payments (
  id bigint generated always as identity primary key,
  -- The month that it was withheld in.
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  amount_fen bigint not null check (amount_fen > 0),
  receipt_no text not null unique check (receipt_no <> ''),
  paid_at timestamptz not null,
  asked_by bigint references users (id) on delete set null,
  agreed_by bigint references users (id) on delete set null,
  entered_at timestamptz not null default now()
);
create index tax_payments_by_month on tax_payments (month);
