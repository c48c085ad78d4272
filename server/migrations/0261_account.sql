-- readable by older programs
-- How somebody has logged in; empty for former logins, and for those of older programs.

alter table sessions add column way text not null default ''
  check (way in ('', 'password', 'code', 'carrier', 'wechat', 'enterprise', 'handed-on'));
