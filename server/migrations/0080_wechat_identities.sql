-- 4 is a website of the open platform: browsers outside WeChat, which show a code to scan.
alter table wechat_identities
  drop constraint wechat_identities_app_type_check,
  add constraint wechat_identities_app_type_check check (app_type between 1 and 4);
