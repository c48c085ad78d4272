-- What sponsors are told: one number for each group of people who took part in something during a month. The numbers
-- are made once, when the month is over, and every report is a sum of them: two reports can only differ by whole cells.
create table sponsor_months (
  month date primary key check (extract(day from month) = 1),
  counted_at timestamptz not null default now()
);
create table sponsor_cells (
  company_id bigint not null references all_companies (id) on delete cascade,
  month date not null references sponsor_months (month),
  item_kind text not null,
  item_id bigint not null,
  dimension text not null check (dimension in ('all', 'province', 'department', 'title')),
  -- Empty: all groups that are too small.
  label text not null,
  -- Rounded down to tens.
  people int not null check (people >= 10 and people % 10 = 0),
  primary key (company_id, month, item_kind, item_id, dimension, label)
);

-- Which members looked at a product, until their month is counted.
create table product_viewers (
  product_id bigint not null references all_products (id) on delete cascade,
  month date not null,
  user_id bigint not null references users (id) on delete cascade,
  primary key (product_id, month, user_id)
);
create index product_viewers_of_user on product_viewers (user_id);
