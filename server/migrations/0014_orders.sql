-- ## rights

alter table rights
  -- A refund of the whole is waiting: nothing plays on until it is decided or withdrawn.
  add column suspended_at timestamptz,
  -- Lessons that were given back, or that somebody asks to give back.
  add column returned_lessons bigint[] not null default '{}';


-- ## coupons

-- `discount_fen` is what a coupon takes off, and of one with a percentage the most that it takes off.
alter table coupons
  add column percent smallint check (percent between 1 and 100),
  -- The least price for which it can be used.
  add column min_fen int not null default 0 check (min_fen >= 0),
  -- Empty: for every work of its kind.
  add column work_ids bigint[] not null default '{}',
  -- In everybody's list; others are added by their code.
  add column is_open boolean not null default false;

create table coupon_holders (
  coupon_id bigint not null references coupons (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (user_id, coupon_id)
);
create index coupons_open on coupons (ends_at) where is_open;


-- ## groups

-- A lower price for several people who buy a work together.
create table group_offers (
  id bigint generated always as identity primary key,
  production_id bigint not null unique references productions (id) on delete cascade,
  price_fen int not null check (price_fen > 0),
  size smallint not null check (size between 2 and 50),
  -- How long a group stays open. Shares of authors are pending for longer than that.
  hours smallint not null check (hours between 1 and 72),
  stopped_at timestamptz,
  creator_id bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

create table purchase_groups (
  id bigint generated always as identity primary key,
  code text not null unique,
  production_id bigint not null,
  opener_id bigint references users (id) on delete set null,
  -- As they were offered when it was opened.
  price_fen int not null check (price_fen > 0),
  size smallint not null check (size between 2 and 50),
  deadline_at timestamptz not null,
  -- 1 open, 2 complete, 3 over: its members get their money back.
  state smallint not null default 1 check (state between 1 and 3),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 1) = (ended_at is null))
);
create index purchase_groups_open on purchase_groups (deadline_at) where state = 1;
-- Who has paid for a place. One who got the work in another way leaves again.
create table group_members (
  group_id bigint not null references purchase_groups (id),
  order_id bigint not null unique,
  user_id bigint references users (id) on delete set null,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (group_id, order_id)
);
-- Nobody takes two places.
create unique index group_members_once on group_members (group_id, user_id) where left_at is null;
create index purchase_groups_of_work on purchase_groups (production_id, deadline_at) where state = 1;


-- ## orders

alter table orders
  -- So many codes to give away; 0 for an order for oneself.
  add column seats smallint not null default 0 check (seats between 0 and 100),
  add column group_id bigint references purchase_groups (id),
  add check (seats = 0 or group_id is null);
create index orders_of_group on orders (group_id) where group_id is not null;

-- What goes back of a payment or is asked for, which is never more than was paid. Kept by a trigger on `refunds`.
alter table payments add column refunded_fen int not null default 0;
update payments p set refunded_fen = r.amount_fen from refunds r where r.payment_id = p.id and r.state <> 2;
alter table payments add check (refunded_fen between 0 and amount_fen);

-- 1 asked, 2 refused, 3 approved, 4 sent, 5 arrived, 6 withdrawn by the buyer.
alter table refunds drop constraint refunds_state_check;
alter table refunds
  add check (state between 1 and 6),
  -- All that is left, some lessons, an amount, or codes that nobody has taken.
  add column part text not null default 'whole' check (part in ('whole', 'lessons', 'amount', 'seats')),
  add column lesson_ids bigint[] not null default '{}',
  add column seats smallint not null default 0 check (seats >= 0);

drop index refunds_of_payment;
create index refunds_of_payment on refunds (payment_id);
-- One part after the other.
create unique index refunds_asked on refunds (order_id) where state = 1;

create function count_refunded() returns trigger language plpgsql as $$
declare
  difference int := 0;
begin
  if tg_op = 'UPDATE' and old.state not in (2, 6) then difference := -old.amount_fen; end if;
  if new.state not in (2, 6) then difference := difference + new.amount_fen; end if;
  if difference <> 0 then
    update payments set refunded_fen = refunded_fen + difference where id = new.payment_id;
  end if;
  return null;
end $$;
create trigger refunds_counted after insert or update of state, amount_fen on refunds
  for each row execute function count_refunded();

-- 1 requested, 2 issued, 3 cancelled by a refund, 4 reversed by a negative invoice.
alter table invoices drop constraint invoices_state_check;
alter table invoices drop constraint invoices_order_id_key;
alter table invoices
  add check (state between 1 and 4),
  add column amount_fen int check (amount_fen > 0),
  add column reversal_no text not null default '',
  add column reversed_at timestamptz,
  add check ((state = 4) = (reversed_at is not null));
update invoices i set amount_fen = o.pay_amount_fen from orders o where o.id = i.order_id and o.pay_amount_fen > 0;
create index invoices_of_order on invoices (order_id, id desc);
-- One that holds; after a refund of a part another one can follow.
create unique index invoices_holding on invoices (order_id) where state in (1, 2);


-- ## gifts

-- The codes of an order for others. They exist from its payment on.
create table gift_codes (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  giver_id bigint references users (id) on delete set null,
  production_id bigint not null references productions (id),
  code text not null unique,
  -- 1 unused, 2 taken, 3 asked to be given back, 4 given back.
  state smallint not null default 1 check (state between 1 and 4),
  refund_id bigint,
  taker_id bigint references users (id) on delete set null,
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 2) = (taken_at is not null)),
  check ((state in (3, 4)) = (refund_id is not null))
);
create index gift_codes_of_order on gift_codes (order_id, id);
create index gift_codes_of_giver on gift_codes (giver_id, id desc);
