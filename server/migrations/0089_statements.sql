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
  foreign key (provider, day) references statements (provider, day) on delete cascade,
  unique (provider, day, movement, number)
);
create index statement_differences_by_day on statement_differences (day desc, id);
