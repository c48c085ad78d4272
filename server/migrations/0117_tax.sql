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
