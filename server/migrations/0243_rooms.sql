-- readable by older programs
-- Whether a room may have captions of what is said in it, and whether a host has switched them on. Never where doctors speak of a patient.

alter table rooms
  add column may_caption boolean not null default false,
  add column is_captioned boolean not null default false;
update rooms set may_caption = true where kind in ('meeting', 'union-meeting', 'conference', 'rehearsal');
