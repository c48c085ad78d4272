-- What files were sent for, so that one that is replaced can go; and what operators answer to feedback.

-- Empty for files that other things may refer to as well: those stay until their owner goes.
alter table files add column purpose text not null default '' check (purpose in ('', 'portrait', 'certificate'));
-- Sealed files came from nowhere else until now.
update files set purpose = 'certificate' where sealed;
create index files_certificates on files (created_at) where purpose = 'certificate';

alter table feedback
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by bigint references users (id) on delete set null;
drop index feedback_by_time;
create index feedback_open on feedback (created_at, id) where answered_at is null;
create index feedback_answered on feedback (answered_at desc, id desc) where answered_at is not null;
create index feedback_of_user on feedback (user_id, id desc);
