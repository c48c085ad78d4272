-- Credits that members have earned elsewhere, and how many credits a year are required of whom.
create table external_credits (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  title text not null check (title <> ''),
  organiser text not null default '',
  -- The number of the certificate, sealed; the digest finds it again. Both null without a number.
  number_sealed bytea,
  number_digest bytea,
  -- The title without blanks and in small letters: together with the day it identifies what was attended.
  title_key text not null check (title_key <> ''),
  credit_class smallint not null check (credit_class in (1, 2)),
  points_tenths int not null check (points_tenths > 0),
  earned_on date not null,
  -- Addresses of sealed photos or PDFs of the certificate.
  files jsonb not null default '[]',
  -- Counts once its owner has compared it with the certificate.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((number_sealed is null) = (number_digest is null))
);
-- Nothing counts twice: neither a certificate nor a meeting.
create unique index external_credits_by_number on external_credits (user_id, number_digest) where number_digest is not null;
create unique index external_credits_by_title on external_credits (user_id, title_key, earned_on);
create index external_credits_by_day on external_credits (user_id, earned_on desc, id desc);

create table credit_requirements (
  id bigint generated always as identity primary key,
  year smallint not null check (year between 2000 and 2100),
  -- Empty: for every title, for every province. The closest one applies.
  title text not null default '',
  province text not null default '',
  points_tenths int not null check (points_tenths > 0),
  -- How many of them have to be of class I.
  first_class_tenths int not null default 0 check (first_class_tenths between 0 and points_tenths),
  note text not null default '',
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null default now(),
  unique (year, title, province)
);
