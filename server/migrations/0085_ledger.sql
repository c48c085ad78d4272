-- The one record of money, by double entry. Amounts are integer fen; what the platform owes somebody is positive.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'available', 'pending', 'in_withdrawal',
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox',
    'revenue', 'channel_fees', 'author_share', 'tax_withheld', 'refunds'
  )),
  -- A deleted member's accounts stay without their owner.
  user_id bigint references users (id) on delete set null,
  -- The sum of the postings, changed in the same transaction as they are added.
  balance_fen bigint not null default 0,
  check (user_id is null or kind in ('available', 'pending', 'in_withdrawal')),
  -- What is owed to somebody cannot be less than nothing.
  constraint ledger_accounts_floor check (
    balance_fen >= 0
    or kind in ('receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'revenue', 'channel_fees')
  )
);
create unique index ledger_accounts_of_person on ledger_accounts (user_id, kind) where user_id is not null;
create unique index ledger_accounts_of_platform on ledger_accounts (kind)
  where kind not in ('available', 'pending', 'in_withdrawal');

-- One event: "order 123 paid". The reference makes a repeat harmless.
create table ledger_entries (
  id bigint generated always as identity primary key,
  reference text not null unique,
  kind text not null,
  -- When the money moved, as the channel says; entries are compared with its statement by this.
  happened_at timestamptz not null,
  posted_at timestamptz not null default now()
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
