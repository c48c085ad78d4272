-- What a member last answered when WeChat asked whether our official account may send them messages. Each yes lets one
-- message through, so that who has none left is asked again at their next booking.
create table wechat_consents (
  user_id bigint primary key references users (id) on delete cascade,
  messages_left smallint not null default 0 check (messages_left >= 0),
  asked_at timestamptz not null default now()
);
