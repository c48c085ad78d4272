create table sms_codes (
  id bigint generated always as identity primary key,
  phone_digest bytea not null,
  address_digest bytea not null,
  scene text not null,
  code_digest bytea not null,
  tries smallint not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sms_codes_by_phone on sms_codes (phone_digest, created_at);
create index sms_codes_by_address on sms_codes (address_digest, created_at);

create table agreements (
  id bigint primary key,
  name_zh text not null,
  name_en text not null,
  content_zh text not null,
  content_en text not null,
  updated_at timestamptz not null default now()
);

-- What the sandbox gateways would have sent. Exists everywhere, filled only outside production.
create table outbox_messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'mail', 'push')),
  recipient text not null,
  text text not null,
  code text,
  created_at timestamptz not null default now()
);
create index outbox_by_recipient on outbox_messages (recipient, id);
