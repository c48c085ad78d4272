-- readable by older programs
-- Addresses of pictures of the library; empty for the platform's own. A certificate keeps those of its day in its look.

alter table certificate_templates
  add column logo text not null default '',
  add column seal text not null default '';
