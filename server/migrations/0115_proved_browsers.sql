-- Browsers in which the owner of a phone number has entered an SMS code before doing something about money.
create table proved_browsers (
  phone_digest bytea not null,
  browser text not null check (browser <> ''),
  proved_at timestamptz not null default now(),
  primary key (phone_digest, browser)
);
create index proved_browsers_by_time on proved_browsers (proved_at);
